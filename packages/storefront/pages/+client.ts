// Starts the page in the browser when it is wanted; vike's router comes when that is needed.
// While developing, components are replaced in place; built, this import is empty.
import '@vitejs/plugin-react/preamble'
import { watchEarlyActs, type EarlyActs } from '../src/app/browser/early-acts.ts'
import { pageWanted } from '../src/app/browser/page-wanted.ts'
import { reloadOnMissingChunks } from '../src/app/chunk-reload.ts'
import type { PageModule } from '../src/app/browser/first-page.ts'

const pages = import.meta.glob<PageModule>('./*/+Page.tsx')

async function showPage(acts: EarlyActs): Promise<void> {
  await pageWanted()
  const { showFirstPage } = await import('../src/app/browser/first-page.ts')
  await showFirstPage(pages, acts)
}

/** Everything beside the page waits until the page is there, and does not depend on it. */
async function startRest(): Promise<void> {
  const { startBrowser } = await import('../src/app/browser/start.ts')
  await startBrowser()
}

reloadOnMissingChunks()
const acts = watchEarlyActs()
void showPage(acts)
  .catch((error: unknown) => {
    acts.end()
    throw error
  })
  .finally(() => void startRest())
