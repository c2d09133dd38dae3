export default async function closeHouse() {
  await globalThis.__HOUSE__?.stop()
}
