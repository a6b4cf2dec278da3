/**
 * `pnpm test:scaled`: the second round of journeys, in front of two storefronts and two middlewares, what only several
 * servers show, and the unit tests that come later; words after the command may name other projects.
 */
import { ensureInstalled } from './lib/bootstrap.mjs'
import { runBrowserSuite } from './lib/browser-suite.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { projectOptions, SHARED_SHOP } from './lib/journey-projects.mjs'
import { LATER_UNIT_TESTS } from './lib/later-unit-tests.mjs'
import { ensureProgram } from './lib/programs.mjs'
import { tool } from './lib/steps.mjs'

ensureInstalled('test:scaled')

if (!process.argv.some((word) => word.startsWith('--project')))
  process.argv.push(...projectOptions(['scaled', ...SHARED_SHOP]))
process.env['E2E_ROUND'] = 'second'

const steps = [
  { name: 'browser', run: () => ensureChromium() },
  { name: 'redis', run: () => ensureProgram('redis') },
  { name: 'build', run: () => tool('turbo', ['run', 'build']).then(() => undefined) },
]
await runBrowserSuite('scaled.config.ts', steps, LATER_UNIT_TESTS)
