export default function Layout({ children }) {
  return (
    <html lang="nb">
      <body>{children}</body>
    </html>
  )
}
