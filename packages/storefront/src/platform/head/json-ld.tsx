// Structured data for search engines: an inert block that no policy needs to allow.

/** Escapes `<`, which could end the block. */
const textOf = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** The same bytes on server and in the browser. */
export function JsonLd({ of }: { of: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: textOf(of) }} />
}
