/** Before all journeys: the servers that they visit, and in the environment where these are. */
import { FROZEN_NOW, SECRETS, startServers } from './servers'

export default async function openServers() {
  const port = process.env.E2E_PORT ?? '3201'
  const platformPort = process.env.E2E_PLATFORM_PORT ?? '4201'
  const siteUrl = `http://127.0.0.1:${port}`
  const settings = {
    PORT: port,
    SITE_URL: siteUrl,
    PLATFORM_PORT: platformPort,
    FROZEN_NOW,
    NEXT_DIST_DIR: '.next-e2e',
  }
  const servers = await startServers(settings)
  Object.assign(globalThis, { servers })
  Object.assign(process.env, SECRETS, {
    E2E_SITE_URL: siteUrl,
    E2E_PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
    E2E_NOW: FROZEN_NOW,
    E2E_DATA_DIR: servers.dataDir,
    E2E_SERVERS: JSON.stringify({ pid: servers.pid, settings: { ...settings, DATA_DIR: servers.dataDir } }),
  })
}
