// The import map of the build: modules name each other by identifiers that stay, and the document says which file each is.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

export interface ImportMap {
  /** The element, which has to stand before every module script and `modulepreload`. */
  html: string
  /** Source for `script-src`: an import map is an inline script to the content security policy. */
  scriptSource: string
}

const FILE = new URL('../dist/client/importmap.json', import.meta.url)

export async function readImportMap(file: URL = FILE): Promise<ImportMap> {
  const text = JSON.stringify(JSON.parse(await readFile(file, 'utf8')))
  const hash = createHash('sha256').update(text).digest('base64')
  return { html: `<script type="importmap">${text}</script>`, scriptSource: `'sha256-${hash}'` }
}
