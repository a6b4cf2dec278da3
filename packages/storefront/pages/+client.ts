// Runs in the browser before anything else of the page.
// While developing, components are replaced in place; built, this import is empty.
import '@vitejs/plugin-react/preamble'
import { reloadOnMissingChunks } from '../src/app/chunk-reload.ts'

reloadOnMissingChunks()

/** Everything beside the page waits until the page is there. */
const start = () => void import('../src/app/browser/start.ts').then(({ startBrowser }) => startBrowser())

if (document.readyState === 'complete') start()
else window.addEventListener('load', start, { once: true })
