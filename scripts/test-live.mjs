/**
 * `pnpm test:live --backend <GraphQL address>`: the journeys of tests/magento in front of a live Magento, and a crawl of
 * all its pages. `pnpm record --backend <GraphQL address>` writes what was sent and answered as the recordings of its
 * release, with which `pnpm test` replays it. Both place orders and make customers. More arguments are Playwright's; where they
 * choose journeys, the recordings of the others stay.
 */
import { copyFileSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/bootstrap.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { ROOT } from './lib/root.mjs'
import { runSteps, tool } from './lib/steps.mjs'
import { conclusion, journeySummary } from './lib/summaries.mjs'

const { values, positionals } = parseArgs({
  options: { backend: { type: 'string' }, record: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (!values.backend) {
  console.error('--backend <GraphQL address> is missing, e.g. --backend https://magento.example.com/graphql')
  process.exit(1)
}
const backEnd = values.backend

ensureInstalled('test:live')
const folder = mkdtempSync(join(tmpdir(), 'loftwood-live-'))
const summary = join(folder, 'summary.json')

async function journeys() {
  console.log('')
  await tool('pnpm', ['exec', 'playwright', 'test', '-c', 'magento.config.ts', ...positionals], {
    cwd: join(ROOT, 'tests'),
    env: {
      E2E_SUMMARY: summary,
      LIVE_BACK_END: backEnd,
      ...(values.record && { LIVE_RECORD: folder }),
      ...(positionals.length > 0 && { LIVE_RECORD_PART: 'true' }),
    },
    onOutput: (/** @type {string} */ text) => process.stdout.write(text),
  })
}

const failedSteps = await runSteps([
  { name: 'browser', run: () => ensureChromium() },
  { name: 'build', run: () => tool('turbo', ['run', 'build']).then(() => undefined) },
  { name: 'journeys', isChatty: true, run: journeys },
])

const { lines, passed, failed } = conclusion({ journeys: journeySummary(summary) }, failedSteps)
const isWell = failed === 0 && passed > 0
if (values.record && isWell) storeRecordings()
rmSync(folder, { recursive: true, force: true })
console.log(lines.join('\n'))
process.exitCode = isWell ? 0 : 1

/** What a failing journey has left half done is not recorded. */
function storeRecordings() {
  for (const file of globSync('*.jsonl', { cwd: folder })) {
    const target = join('tests/magento/facts', file)
    copyFileSync(join(folder, file), join(ROOT, target))
    console.log(`recorded ${target}`)
  }
}
