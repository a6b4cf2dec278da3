/** `pnpm verify`: everything that can be checked without a browser, in the order of what fails fastest. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/bootstrap.mjs'
import { runSteps } from './lib/steps.mjs'
import { conclusion, unitSummary } from './lib/summaries.mjs'
import { verifySteps } from './lib/verify-steps.mjs'

ensureInstalled('verify')
const folder = mkdtempSync(join(tmpdir(), 'loftwood-verify-'))
const summaryFile = join(folder, 'unit.json')
const failed = await runSteps(verifySteps(summaryFile))
console.log(conclusion({ unit: unitSummary(summaryFile) }, failed).lines.join('\n'))
rmSync(folder, { recursive: true, force: true })
process.exitCode = failed.length === 0 ? 0 : 1
