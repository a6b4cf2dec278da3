/** `pnpm journeys`: the browser tests alone; words after the command are Playwright's, such as `--shard=1/4`. */
import { ensureInstalled } from './lib/bootstrap.mjs'
import { runBrowserSuite } from './lib/browser-suite.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { ensureProgram } from './lib/programs.mjs'
import { tool } from './lib/steps.mjs'

ensureInstalled('journeys')

await runBrowserSuite('playwright.config.ts', [
  { name: 'browser', run: () => ensureChromium() },
  { name: 'redis', run: () => ensureProgram('redis') },
  { name: 'build', run: () => tool('turbo', ['run', 'build']).then(() => undefined) },
])
