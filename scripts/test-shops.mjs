/**
 * `pnpm test:shops`: the tests that start servers of their own, with other settings than the shop of `pnpm test`, several
 * together, or in front of replayed Magentos. Words after the command are Playwright's; ends with one line that counts the tests.
 */
import { ensureInstalled } from './lib/bootstrap.mjs'
import { runBrowserSuite } from './lib/browser-suite.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { OWN_SHOPS, projectOptions } from './lib/journey-projects.mjs'
import { ensureProgram } from './lib/programs.mjs'
import { tool } from './lib/steps.mjs'
import { INTEGRATION } from './lib/verify-steps.mjs'

ensureInstalled('test:shops')
process.argv.push(...projectOptions(OWN_SHOPS))

const steps = [
  { name: 'browser', run: () => ensureChromium() },
  { name: 'redis', run: () => ensureProgram('redis') },
  { name: 'build', run: () => tool('turbo', ['run', 'build']).then(() => undefined) },
]
await runBrowserSuite('playwright.config.ts', steps, [`--project=${INTEGRATION}`])
