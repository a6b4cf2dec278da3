// Makes the document out of vike's frame and what was rendered apart from it.
import { PAGE_MARK, RESULTS_ID } from '../src/shared/data/handed-over.ts'

/** vike starts the page by an inline script, which the content security policy does not let run. */
const ENTRY_SCRIPT = /<script type="module" async[^>]*>([^<]*)<\/script>/
const IMPORT = /import\(("[^"]+")\);/g

export interface DocumentParts {
  /** The document without the page. */
  frame: string
  /** What stands inside the root element. */
  pageHtml: string
  /** JSON of the results that the browser starts with. */
  results: string
}

/** Puts the page into its place and its results behind it. */
export function documentOf({ frame, pageHtml, results }: DocumentParts): string {
  const [before = '', after] = frame.split(`${PAGE_MARK}</div>`)
  if (after === undefined) return frame
  const data = `<script id="${RESULTS_ID}" type="application/json">${results}</script>`
  return `${before}${pageHtml}</div>${data}${withFileScripts(after)}`
}

/** The same scripts, as files; several independent modules may come in any order. */
function withFileScripts(html: string): string {
  return html.replace(ENTRY_SCRIPT, (script, code: string) => {
    const files = Array.from(
      code.matchAll(IMPORT),
      ([, file]) => `<script type="module" async src=${file}></script>`,
    )
    return files.length > 0 ? files.join('') : script
  })
}
