import { FROZEN_NOW, SECRETS, startHouse } from './house.mjs'

export default async function openHouse() {
  const port = process.env.E2E_PORT ?? '3201'
  const platformPort = process.env.E2E_PLATFORM_PORT ?? '4201'
  const siteUrl = `http://127.0.0.1:${port}`
  Object.assign(process.env, {
    E2E_SITE_URL: siteUrl,
    E2E_PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
    E2E_NOW: FROZEN_NOW,
    ...SECRETS,
  })
  const settings = {
    PORT: port,
    SITE_URL: siteUrl,
    PLATFORM_PORT: platformPort,
    FROZEN_NOW,
    NEXT_DIST_DIR: '.next-e2e',
  }
  globalThis.__HOUSE__ = await startHouse(settings)
  const { dataDir, pid } = globalThis.__HOUSE__
  Object.assign(process.env, {
    E2E_DATA_DIR: dataDir,
    E2E_HOUSE: JSON.stringify({ pid, settings: { ...settings, DATA_DIR: dataDir } }),
  })
}
