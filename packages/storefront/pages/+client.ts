// Starts the page in the browser; vike's router comes when it is needed.
// While developing, components are replaced in place; built, this import is empty.
import '@vitejs/plugin-react/preamble'
import { showFirstPage, type PageModule } from '../src/app/browser/first-page.ts'
import { routeClicks } from '../src/app/browser/route-clicks.ts'
import { reloadOnMissingChunks } from '../src/app/chunk-reload.ts'

reloadOnMissingChunks()
routeClicks()
void showFirstPage(import.meta.glob<PageModule>('./*/+Page.tsx'))

/** Everything beside the page waits until the page is there. */
const start = () => void import('../src/app/browser/start.ts').then(({ startBrowser }) => startBrowser())

if (document.readyState === 'complete') start()
else window.addEventListener('load', start, { once: true })
