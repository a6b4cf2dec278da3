/**
 * `pnpm attack`: the catalog of attacks and failures against the built servers, on a machine with nothing but Node. Words
 * after the command choose families by name.
 */
import { join } from 'node:path'
import { ensureInstalled } from './lib/bootstrap.mjs'
import { ensureProgram } from './lib/programs.mjs'
import { ROOT } from './lib/root.mjs'
import { runSteps, StepFailure, tool } from './lib/steps.mjs'

ensureInstalled('attack')
const steps = [
  { name: 'redis', run: () => ensureProgram('redis') },
  { name: 'build', run: () => tool('turbo', ['run', 'build']).then(() => undefined) },
]
if ((await runSteps(steps)).length > 0) process.exit(1)
try {
  await tool('pnpm', ['attack', ...process.argv.slice(2)], {
    cwd: join(ROOT, 'tests'),
    onOutput: (text) => process.stdout.write(text),
  })
} catch (error) {
  // What failed is printed already.
  if (!(error instanceof StepFailure)) throw error
  process.exitCode = 1
}
