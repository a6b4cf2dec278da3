/**
 * `pnpm test:deploy`: the shop as operators run it, behind nginx with TLS and HTTP/2, behind Varnish, and two builds side by side. The servers
 * are their releases. Takes minutes, so it is no part of `pnpm test`; ends with one line that counts the tests.
 */
import { ensureInstalled } from './lib/bootstrap.mjs'
import { runBrowserSuite } from './lib/browser-suite.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { ensureProgram } from './lib/programs.mjs'
import { tool } from './lib/steps.mjs'

ensureInstalled('test:deploy')

async function buildReleases() {
  console.log('')
  const onOutput = (/** @type {string} */ text) => process.stdout.write(text)
  await tool('node', ['scripts/build-release.mjs'], { onOutput })
}

await runBrowserSuite('deploy.config.ts', [
  { name: 'browser', run: () => ensureChromium() },
  { name: 'nginx', run: () => ensureProgram('nginx') },
  { name: 'redis', run: () => ensureProgram('redis') },
  { name: 'varnish', run: () => ensureProgram('varnish') },
  { name: 'systemd', run: () => ensureProgram('systemd') },
  { name: 'prometheus', run: () => ensureProgram('prometheus') },
  { name: 'releases', isChatty: true, run: buildReleases },
])
