/** After all journeys. */
import type { Servers } from './servers'

export default async function closeServers() {
  const { servers } = globalThis as unknown as { servers?: Servers }
  await servers?.stop()
}
