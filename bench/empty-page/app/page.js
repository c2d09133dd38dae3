export default function Page() {
  return <h1>Tom</h1>
}
