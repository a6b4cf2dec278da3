/**
 * `pnpm test:images`: builds the three images and shops in containers of them. Needs root for buildah, and no engine. Takes
 * minutes, so it is no part of `pnpm test`; ends with one line that counts the tests.
 */
import { ensureInstalled } from './lib/bootstrap.mjs'
import { runBrowserSuite } from './lib/browser-suite.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { buildImages, ensureBaseImage } from './lib/images.mjs'
import { ensureProgram } from './lib/programs.mjs'

ensureInstalled('test:images')

await runBrowserSuite('images.config.ts', [
  { name: 'browser', run: () => ensureChromium() },
  { name: 'buildah', run: () => ensureProgram('buildah') },
  { name: 'mmdebstrap', run: () => ensureProgram('mmdebstrap') },
  { name: 'base image', run: ensureBaseImage },
  { name: 'images', run: buildImages },
])
