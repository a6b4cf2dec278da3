/**
 * `pnpm test:scaled`: the journeys of `pnpm test` in front of two storefronts and two middlewares, and what only several
 * servers show. In English on a desktop, unless words after the command name other projects: `--project='*'` is all of them.
 */
import { ensureInstalled } from './lib/bootstrap.mjs'
import { runBrowserSuite } from './lib/browser-suite.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { ensureProgram } from './lib/programs.mjs'
import { tool } from './lib/steps.mjs'

ensureInstalled('test:scaled')

if (!process.argv.some((word) => word.startsWith('--project')))
  process.argv.push('--project=scaled', '--project=desktop')

await runBrowserSuite('scaled.config.ts', [
  { name: 'browser', run: () => ensureChromium() },
  { name: 'redis', run: () => ensureProgram('redis') },
  { name: 'build', run: () => tool('turbo', ['run', 'build']).then(() => undefined) },
])
