/** In place of axios/lib/core/mergeConfig.js: what a call says goes before what its client says; headers of both go. */
export default function mergeConfig(client = {}, call = {}) {
  const said = Object.entries(call).filter(([, value]) => value !== undefined)
  return { ...client, ...Object.fromEntries(said), headers: { ...client.headers, ...call.headers } }
}
