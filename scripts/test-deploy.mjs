/**
 * `pnpm test:deploy`: the shop as operators run it, behind nginx with TLS and HTTP/2, and two builds side by side. The servers are their releases. Takes
 * minutes, so it is no part of `pnpm test`; ends with one line that counts the tests.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/bootstrap.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { ensureProgram } from './lib/programs.mjs'
import { ROOT } from './lib/root.mjs'
import { runSteps, tool } from './lib/steps.mjs'
import { playwrightCount } from './lib/summaries.mjs'

ensureInstalled('test:deploy')
const folder = mkdtempSync(join(tmpdir(), 'loftwood-deploy-'))
const summary = join(folder, 'summary.json')

const onOutput = (/** @type {string} */ text) => process.stdout.write(text)

async function buildReleases() {
  console.log('')
  await tool('node', ['scripts/build-release.mjs'], { onOutput })
}

async function deployTests() {
  console.log('')
  await tool('pnpm', ['exec', 'playwright', 'test', '-c', 'deploy.config.ts', ...process.argv.slice(2)], {
    cwd: join(ROOT, 'tests'),
    env: { E2E_SUMMARY: summary },
    onOutput,
  })
}

const failedSteps = await runSteps([
  { name: 'browser', run: () => ensureChromium() },
  { name: 'nginx', run: () => ensureProgram('nginx') },
  { name: 'releases', isChatty: true, run: buildReleases },
  { name: 'deploy', isChatty: true, run: deployTests },
])

const { passed, failed } = playwrightCount(summary)
rmSync(folder, { recursive: true, force: true })
console.log(`${passed} passed, ${Math.max(failed, failedSteps.length)} failed`)
process.exitCode = failed === 0 && failedSteps.length === 0 && passed > 0 ? 0 : 1
