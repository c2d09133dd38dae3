/** Data for search engines, put into the page as JSON-LD that no text can end early. */

/** Inside a script element nothing ends it but `<`, so there is none. */
const toScriptText = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, never markup: React would write &quot; for each quote
      dangerouslySetInnerHTML={{ __html: toScriptText(data) }}
    />
  )
}
