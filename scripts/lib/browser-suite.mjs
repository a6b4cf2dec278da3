/** A suite of browser tests with a command of its own: its preparation, its tests, and the lines that end it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.mjs'
import { runSteps, tool } from './steps.mjs'
import { conclusion, journeySummary, unitSummary } from './summaries.mjs'
import { unit } from './verify-steps.mjs'

/**
 * Runs the steps, then Playwright with the words after the command; sets the exit code.
 * @param {string} config of tests/
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {readonly string[]} [unitTests] files or options of vitest, to run before it
 */
export async function runBrowserSuite(config, steps, unitTests = []) {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-suite-'))
  const journeySummaryFile = join(folder, 'journeys.json')
  async function run() {
    console.log('')
    await tool('pnpm', ['exec', 'playwright', 'test', '-c', config, ...process.argv.slice(2)], {
      cwd: join(ROOT, 'tests'),
      env: { E2E_SUMMARY: journeySummaryFile },
      onOutput: (/** @type {string} */ text) => process.stdout.write(text),
    })
  }
  const unitSummaryFile = join(folder, 'unit.json')
  const unitSteps =
    unitTests.length > 0 ? [{ name: 'unit', run: () => unit(unitSummaryFile, [...unitTests]) }] : []
  const tests = { name: 'tests', isChatty: true, needs: steps.map(({ name }) => name), run }
  const failedSteps = await runSteps([...steps, ...unitSteps, tests], { keepGoing: true })
  const summaries = { unit: unitSummary(unitSummaryFile), tests: journeySummary(journeySummaryFile) }
  rmSync(folder, { recursive: true, force: true })
  const { lines, passed, failed } = conclusion(summaries, failedSteps)
  console.log(lines.join('\n'))
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
