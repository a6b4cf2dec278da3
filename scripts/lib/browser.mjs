/** Which Chromium the browser tests use, and how to get one. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installDebianPackages, mayUseRoot } from './programs.mjs'
import { ROOT } from './root.mjs'
import { StepFailure, tool } from './steps.mjs'

const DEBIANS = '/usr/bin/chromium'
/** Debian's Chromium without a window to draw, of the same version: it takes a third less of the processor. */
const DEBIANS_SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM_PATHS = [
  DEBIANS,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const FONTS = ['fonts-liberation', 'fonts-noto-color-emoji']
const DOWNLOAD_HOST = 'https://cdn.playwright.dev'
const PROBE_WITHIN_MS = 5000

const isRoot = process.getuid?.() === 0

/** Arguments for every Chromium started here: quiet on the network, and without a sandbox only where root forbids one. */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
  '--metrics-recording-only',
  '--no-first-run',
]

/** @returns {string | undefined} path of the browser Playwright itself would install */
function playwrightPath() {
  const require = createRequire(join(ROOT, 'tests/package.json'))
  return require('@playwright/test').chromium.executablePath()
}

/**
 * @typedef {object} Choice
 * @property {boolean} [isWhole] the whole browser, where what is measured must be what shoppers have
 * @property {(path: string) => boolean} [isThere]
 */

/**
 * @param {Choice} [choice]
 * @returns {string | undefined} CHROMIUM_PATH, else Playwright's own, else the system's: Debian's as its headless shell
 */
export function findChromium({ isWhole = false, isThere = existsSync } = {}) {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen && !isThere(chosen)) throw new Error(`CHROMIUM_PATH: there is no ${chosen}`)
  if (chosen) return chosen
  const whole = [playwrightPath(), ...SYSTEM_PATHS].find((path) => path && isThere(path))
  return whole === DEBIANS && !isWhole && isThere(DEBIANS_SHELL) ? DEBIANS_SHELL : whole
}

/**
 * Finds a Chromium, or installs one: Playwright's when its host answers, else the Debian package on a build server,
 * which gets the headless shell beside it.
 * @param {Choice} [choice]
 * @returns {Promise<string>} its path
 * @throws {StepFailure} with what to do by hand
 */
export async function ensureChromium({ isWhole = false, isThere = existsSync } = {}) {
  /** @type {string[]} */
  const troubles = []
  for (const install of [installPlaywrights, () => installDebianPackages(['chromium', ...FONTS])]) {
    if (findChromium({ isThere })) break
    await install().catch((error) =>
      troubles.push(error instanceof StepFailure ? error.output : String(error)),
    )
  }
  // Without the shell, which not every release of Debian has, the whole browser does.
  const mayHaveShell = mayUseRoot && !isWhole && !process.env['CHROMIUM_PATH']
  if (mayHaveShell && findChromium({ isThere }) === DEBIANS)
    await installDebianPackages(['chromium-headless-shell']).catch(() => undefined)
  const found = findChromium({ isWhole, isThere })
  if (found) return found
  throw new StepFailure(`No Chromium found. Install one, or set CHROMIUM_PATH.\n${troubles.join('\n')}`)
}

async function installPlaywrights() {
  await fetch(DOWNLOAD_HOST, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_WITHIN_MS) })
  const withDeps = mayUseRoot && existsSync('/usr/bin/apt-get') ? ['--with-deps'] : []
  await tool('pnpm', [
    '--filter',
    '@loftwood/tests',
    'exec',
    'playwright',
    'install',
    ...withDeps,
    'chromium',
  ])
}
