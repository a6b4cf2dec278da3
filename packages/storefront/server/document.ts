// Makes the document out of vike's frame and what was rendered apart from it.
import { HEAD_MARK, PAGE_MARK, RESULTS_ID } from '../src/platform/data/handed-over.ts'

export interface DocumentParts {
  /** The document without the page. */
  frame: string
  /** Stands inside the head element. */
  head: string
  /** What stands inside the root element. */
  pageHtml: string
  /** JSON of the results that the browser starts with, in pieces. */
  results: readonly Uint8Array[]
  /** Element that has to stand before every module script and `modulepreload`; empty while developing. */
  importMap?: string | undefined
}

/** Puts the page into its place and its results behind it. */
export function documentOf({ frame, head, pageHtml, results, importMap = '' }: DocumentParts): Buffer {
  const [before = '', after] = frame.split(`${PAGE_MARK}</div>`)
  if (after === undefined) return Buffer.from(frame)
  return Buffer.concat([
    Buffer.from(before.replace(HEAD_MARK, () => importMap + head)),
    Buffer.from(pageHtml),
    Buffer.from(`</div><script id="${RESULTS_ID}" type="application/json">`),
    ...results,
    Buffer.from(`</script>${after}`),
  ])
}
