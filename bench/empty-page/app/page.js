/** Empty, or with the text that the build is given. */
export default function Page() {
  return (
    <main>
      <h1>Tom</h1>
      <p>{process.env.PAGE_TEXT}</p>
    </main>
  )
}
