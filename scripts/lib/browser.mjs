/** Which Chromium the browser tests use, and how to get one. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installDebianPackages, mayUseRoot } from './programs.mjs'
import { ROOT } from './root.mjs'
import { StepFailure, tool } from './steps.mjs'

/** Chromium without a window to draw: it takes a third less of the processor than the whole browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
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
 * @param {{ isWhole?: boolean }} [options] the whole browser, where what is measured must be what shoppers have
 * @returns {string | undefined} CHROMIUM_PATH, else a headless shell, else Playwright's own, else the system's
 */
export function findChromium({ isWhole = false } = {}) {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH: there is no ${wanted}`)
  const paths = [...(isWhole ? [] : [HEADLESS_SHELL]), playwrightPath(), ...SYSTEM_PATHS]
  return wanted ?? paths.find((path) => path && existsSync(path))
}

/**
 * Finds a Chromium, or installs one: Playwright's when its host answers, else the Debian package on a build server.
 * A build server gets the headless shell beside a whole browser.
 * @param {{ isWhole?: boolean }} [options] as of findChromium
 * @returns {Promise<string>} its path
 * @throws {StepFailure} with what to do by hand
 */
export async function ensureChromium({ isWhole = false } = {}) {
  const found = findChromium({ isWhole })
  if (found) return isWhole || process.env['CHROMIUM_PATH'] || !mayUseRoot ? found : shellOr(found)
  /** @type {string[]} */
  const troubles = []
  for (const install of [installPlaywrights, () => installDebianPackages(['chromium', ...FONTS])]) {
    await install().catch((error) =>
      troubles.push(error instanceof StepFailure ? error.output : String(error)),
    )
    const installed = findChromium({ isWhole })
    if (installed) return ensureChromium({ isWhole })
  }
  throw new StepFailure(`No Chromium found. Install one, or set CHROMIUM_PATH.\n${troubles.join('\n')}`)
}

/** @param {string} found a browser that does as well @returns {Promise<string>} the path of the headless shell, or of that */
async function shellOr(found) {
  if (!existsSync(HEADLESS_SHELL))
    await installDebianPackages(['chromium-headless-shell']).catch(() => undefined)
  return findChromium() ?? found
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
