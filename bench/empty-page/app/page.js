/** Empty, or with the text that the build is given. */
export default function Page() {
  return (
    <main>
      <h1>Tom</h1>
      {process.env.PAGE_TEXT?.split('\n').map((line, at) => (
        <p key={`${at} ${line}`}>{line}</p>
      ))}
    </main>
  )
}
