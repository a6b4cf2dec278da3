// Starts the page in the browser when it is wanted; vike's router comes when that is needed.
// While developing, components are replaced in place; built, this import is empty.
import '@vitejs/plugin-react/preamble'
import { pageWanted } from '../src/app/browser/page-wanted.ts'
import { reloadOnMissingChunks } from '../src/app/chunk-reload.ts'
import type { PageModule } from '../src/app/browser/first-page.ts'

const pages = import.meta.glob<PageModule>('./*/+Page.tsx')

async function showPage(): Promise<void> {
  await pageWanted()
  const { showFirstPage } = await import('../src/app/browser/first-page.ts')
  await showFirstPage(pages)
}

/** Everything beside the page waits until the page is there, and does not depend on it. */
async function startRest(): Promise<void> {
  const { startBrowser } = await import('../src/app/browser/start.ts')
  await startBrowser()
}

reloadOnMissingChunks()
void showPage().finally(() => void startRest())
