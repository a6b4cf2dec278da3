/**
 * `pnpm look`: photographs every page and overlay at two widths in both languages into `.look/`, with servers of
 * its own. `pnpm look cart` takes only the screens whose name contains `cart`, and so for several words.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/browser.mjs'
import { hydrated } from '@loftwood/tests/fixtures/hydrated'
import { brokenImages, collectProblems } from '@loftwood/tests/fixtures/problems'
import { shopperOn } from '@loftwood/tests/fixtures/shopper'
import { findSamples } from '@loftwood/tests/harness/samples'
import { startShopServers } from '@loftwood/tests/harness/shop-servers'
import { accountScreens } from './account-screens.ts'
import { makeBusyCustomer } from '@loftwood/tests/harness/busy-customer'
import { overlayScreens } from './overlays.ts'
import { pageScreens, type Screen } from './screens.ts'
import { loadLazyPictures } from './settle.ts'

const FOLDER = resolve(import.meta.dirname, '../../.look')
const SETTLE_WITHIN_MS = 5000
const ACTION_WITHIN_MS = 15_000
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const
const LANGUAGES = { en: '', fr: '/fr' } as const

interface Shot {
  screen: Screen
  device: keyof typeof DEVICES
  language: keyof typeof LANGUAGES
}

function shotsOf(all: Screen[]): Shot[] {
  const requested = process.argv.slice(2)
  const devices = Object.keys(DEVICES) as Shot['device'][]
  const languages = Object.keys(LANGUAGES) as Shot['language'][]
  return all
    .filter(({ name }) => requested.length === 0 || requested.some((word) => name.includes(word)))
    .flatMap((screen) =>
      devices.flatMap((device) => languages.map((language) => ({ screen, device, language }))),
    )
    .filter(({ screen, device }) => !screen.only || screen.only === device)
}

/** Returns what went wrong, one line each; the picture is taken all the same. */
async function photograph(
  browser: Browser,
  origin: string,
  { screen, device, language }: Shot,
): Promise<string[]> {
  const context = await browser.newContext({
    ...DEVICES[device],
    reducedMotion: 'reduce',
    baseURL: origin,
  })
  const problems = collectProblems(context, origin)
  const page = await context.newPage()
  page.setDefaultTimeout(ACTION_WITHIN_MS)
  const name = `${screen.name}.${device}.${language}`
  try {
    const prefix = LANGUAGES[language]
    const response = await page.goto(screen.path === '/' ? prefix || '/' : `${prefix}${screen.path}`)
    const status = screen.status ?? 200
    if (response?.status() !== status) problems.push(`answers ${response?.status()}, not ${status}`)
    await hydrated(page)
    await screen.open?.({ page, shopper: shopperOn(page, language) })
    if (screen.overlay) await page.getByRole(screen.overlay).filter({ visible: true }).first().waitFor()
    await loadLazyPictures(page)
    await page.waitForLoadState('networkidle', { timeout: SETTLE_WITHIN_MS })
    problems.push(...(await brokenImages(page)))
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: !screen.overlay, animations: 'disabled' })
  await context.close()
  return problems.map((problem) => `${name}: ${problem}`)
}

/** Takes one shot after the other until none is left; two of these share the list. */
async function work(browser: Browser, origin: string, shots: Shot[]): Promise<string[]> {
  const problems: string[] = []
  for (let shot = shots.shift(); shot; shot = shots.shift()) {
    problems.push(...(await photograph(browser, origin, shot)))
    process.stdout.write('.')
  }
  return problems
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
console.log('starting servers …')
const shop = await startShopServers()
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) })
try {
  const samples = await findSamples(shop.commerceUrl)
  const customer = await makeBusyCustomer(shop.middlewareUrl, samples.simpleSku)
  const screens = [...pageScreens(samples), ...accountScreens(customer), ...overlayScreens(samples)]
  const shots = shotsOf(screens)
  const count = shots.length
  const found = await Promise.all([1, 2].map(() => work(browser, shop.storefrontUrl, shots)))
  console.log(`\n${count} pictures in ${FOLDER}`)
  for (const problem of found.flat()) console.error(problem)
  process.exitCode = count === 0 || found.flat().length > 0 ? 1 : 0
} finally {
  await browser.close()
  await shop.stop()
}
