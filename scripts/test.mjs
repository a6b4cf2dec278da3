/**
 * `pnpm test`: everything, on a machine with nothing but Node. Finds or installs a browser, runs the static
 * checks and unit tests, builds, runs the browser tests, and ends with one line that counts them all.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/bootstrap.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { ROOT } from './lib/root.mjs'
import { runSteps, tool } from './lib/steps.mjs'
import { playwrightCount, vitestCount } from './lib/summaries.mjs'
import { verifySteps } from './lib/verify-steps.mjs'

ensureInstalled('test')
const folder = mkdtempSync(join(tmpdir(), 'loftwood-test-'))
const unitSummary = join(folder, 'unit.json')
const browserSummary = join(folder, 'browser.json')

/** @param {string} chromiumPath */
async function browserTests(chromiumPath) {
  console.log('')
  const env = { CHROMIUM_PATH: chromiumPath, E2E_SUMMARY: browserSummary }
  const options = {
    cwd: join(ROOT, 'tests'),
    env,
    onOutput: (/** @type {string} */ text) => process.stdout.write(text),
  }
  await tool('pnpm', ['exec', 'playwright', 'test', ...process.argv.slice(2)], options)
}

let chromiumPath = ''
const isOk = await runSteps([
  { name: 'browser', run: async () => (chromiumPath = await ensureChromium()) },
  ...verifySteps(unitSummary),
  { name: 'build', run: () => tool('turbo', ['run', 'build']).then(() => undefined) },
  { name: 'journeys', run: () => browserTests(chromiumPath) },
])

const counts = [vitestCount(unitSummary), playwrightCount(browserSummary)]
rmSync(folder, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = isOk && failed === 0 && passed > 0 ? 0 : 1
