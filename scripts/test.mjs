/**
 * `pnpm test`: everything that one shop shows, on a machine with nothing but Node. Finds a browser and Redis or says how to get them, runs the
 * static checks and unit tests, builds, runs the browser tests, and ends with the slowest files of unit tests and journeys,
 * the flaky and failed tests, and one line that counts all.
 * `pnpm test --changed [commit]`: the same for what differs from a commit, the last one unless named.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/bootstrap.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { changedFiles, journeysOf } from './lib/changed.mjs'
import { projectOptions, SHARED_SHOP } from './lib/journey-projects.mjs'
import { ensureProgram } from './lib/programs.mjs'
import { ROOT } from './lib/root.mjs'
import { runSteps, tool } from './lib/steps.mjs'
import { conclusion, journeySummary, slowest, unitSummary } from './lib/summaries.mjs'
import { changedSteps, verifySteps } from './lib/verify-steps.mjs'

ensureInstalled('test')

/** Without phones and replayed Magentos. */
const TESTS_OF_CHANGE = [...projectOptions(['http', 'own-shops', 'desktop']), '--grep-invert=@fr']

const folder = mkdtempSync(join(tmpdir(), 'loftwood-test-'))
const unitSummaryFile = join(folder, 'unit.json')
const journeySummaryFile = join(folder, 'browser.json')

/** @param {readonly string[]} args of Playwright */
async function browserTests(args) {
  console.log('')
  const env = { E2E_SUMMARY: journeySummaryFile, ...(isChange && { E2E_ROUND: 'every' }) }
  const options = {
    cwd: join(ROOT, 'tests'),
    env,
    onOutput: (/** @type {string} */ text) => process.stdout.write(text),
  }
  await tool('pnpm', ['exec', 'playwright', 'test', ...args], options)
}

/** @param {readonly string[]} args of Playwright @returns {import('./lib/steps.mjs').Step[]} */
const journeySteps = (args) => [
  { name: 'build', run: () => tool('turbo', ['run', 'build']).then(() => undefined) },
  {
    name: 'journeys',
    isChatty: true,
    needs: ['browser', 'build'],
    run: () => browserTests(args),
  },
]

/** @param {string} since a commit */
async function stepsOfChange(since) {
  const files = await changedFiles(since)
  const journeys = journeysOf(files)
  console.log(`${files.length} files differ from ${since}`)
  return [
    ...changedSteps(since, files, unitSummaryFile),
    ...(journeys.length > 0 ? journeySteps([...journeys, ...TESTS_OF_CHANGE, '--pass-with-no-tests']) : []),
  ]
}

const args = process.argv.slice(2)
const isChange = args[0] === '--changed'
const tools = [
  { name: 'browser', run: () => ensureChromium() },
  { name: 'redis', run: () => ensureProgram('redis') },
]
const steps = isChange
  ? await stepsOfChange(args[1] ?? 'HEAD')
  : [...verifySteps(unitSummaryFile), ...journeySteps(args.length > 0 ? args : projectOptions(SHARED_SHOP))]
const failedSteps = await runSteps([...tools, ...steps], { keepGoing: true })

const summaries = { unit: unitSummary(unitSummaryFile), journeys: journeySummary(journeySummaryFile) }
rmSync(folder, { recursive: true, force: true })
const slow = { 'files of unit tests': summaries.unit, journeys: summaries.journeys }
for (const [what, { times }] of Object.entries(slow))
  if (times.length > 0) console.log(`\nslowest ${what}:\n${slowest(times, 10).join('\n')}\n`)
const { lines, passed, failed } = conclusion(summaries, failedSteps)
console.log(lines.join('\n'))
process.exitCode = failed === 0 && (passed > 0 || isChange) ? 0 : 1
