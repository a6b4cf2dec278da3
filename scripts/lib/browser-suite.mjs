/** A suite of browser tests with a command of its own: its preparation, its tests, and the line that counts them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.mjs'
import { runSteps, tool } from './steps.mjs'
import { playwrightCount } from './summaries.mjs'

/**
 * Runs the steps, then Playwright with the words after the command; sets the exit code.
 * @param {string} config of tests/
 * @param {readonly import('./steps.mjs').Step[]} steps
 */
export async function runBrowserSuite(config, steps) {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-suite-'))
  const summary = join(folder, 'summary.json')
  async function run() {
    console.log('')
    await tool('pnpm', ['exec', 'playwright', 'test', '-c', config, ...process.argv.slice(2)], {
      cwd: join(ROOT, 'tests'),
      env: { E2E_SUMMARY: summary },
      onOutput: (/** @type {string} */ text) => process.stdout.write(text),
    })
  }
  const failedSteps = await runSteps([...steps, { name: 'tests', isChatty: true, run }])
  const { passed, failed } = playwrightCount(summary)
  rmSync(folder, { recursive: true, force: true })
  console.log(`${passed} passed, ${Math.max(failed, failedSteps.length)} failed`)
  process.exitCode = failed === 0 && failedSteps.length === 0 && passed > 0 ? 0 : 1
}
