// Puts the rendered page into the document that vike made.
import { HEAD_MARK, PAGE_MARK, RESULTS_ID } from '../src/platform/data/dehydrated-results.ts'

export interface DocumentParts {
  /** The document without the page. */
  frame: string
  /** Content for the head element. */
  head: string
  /** Content of the root element. */
  pageHtml: string
  /** Serialized query results that the browser hydrates with, as JSON in pieces. */
  results: readonly Uint8Array[]
}

/** Hardly any text needs extended Latin. */
const RARE_PRELOAD = /<link rel="preload" href="[^"]*latin-ext[^>]*>/g
const SCRIPT_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/**
 * vike's own setting for it, `injectFilter`, makes a third of the objects that outlive a page. Scripts are fetched when a page
 * is shown (hydration-trigger.ts); personal pages show little without theirs.
 */
export function withoutPreloads(frame: string, isPersonal: boolean): string {
  const shown = frame.replaceAll(RARE_PRELOAD, '')
  return isPersonal ? shown : shown.replaceAll(SCRIPT_PRELOAD, '')
}

/** Inserts the page at its mark, followed by its results. */
export function documentOf({ frame, head, pageHtml, results }: DocumentParts): Buffer {
  const [before = '', after] = frame.split(`${PAGE_MARK}</div>`)
  if (after === undefined) return Buffer.from(frame)
  return Buffer.concat([
    Buffer.from(before.replace(HEAD_MARK, () => head)),
    Buffer.from(pageHtml),
    Buffer.from(`</div><script id="${RESULTS_ID}" type="application/json">`),
    ...results,
    Buffer.from(`</script>${after}`),
  ])
}
