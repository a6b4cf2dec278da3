/**
 * The tests of the whole shop: those that need HTTP only (http/), and journeys in English on a desktop or in French on a
 * phone (specs/; harness/rounds.ts says which). None depends on another: what stops servers or changes settings starts servers of its own.
 * Servers are started by harness/global-setup.ts, Chromium by harness/chromium.ts.
 */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { Fixtures } from './fixtures/index.ts'
import { WITH_PICTURES, WITHOUT_PICTURES } from './harness/chromium.ts'
import { ownShopsIn } from './harness/own-shops.ts'
import { journeysOf, ROUND } from './harness/rounds.ts'
import type { MagentoOptions } from './magento/fixtures.ts'
import { RELEASES } from './magento/releases.ts'

const MAGENTO = /\/magento\/[^/]+\.spec\.ts$/
const HTTP = /\/http\/.*\.spec\.ts$/
/** Reads every page of the site: once, in the second round. */
const CRAWL = /\/http\/crawl\.spec\.ts$/
/** Each starts its servers once: its tests take turns at one worker, on a desktop or in views of their own. */
const OWN_SHOPS = ownShopsIn('http', 'specs', 'smoke')
/**
 * A service worker loads every file of a page a second time, and what moves is drawn sixty times a second: an eighth
 * of the processor time. The second round has both, and pictures; so has a test of the first that is about one of them.
 */
const LIGHT = {
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
  ...WITHOUT_PICTURES,
} as const
const desktop = { language: 'en', viewport: { width: 1440, height: 900 } } as const
const phone = {
  language: 'fr',
  locale: 'fr-CA',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const
/** Recording costs every test, failing or not: only second tries are recorded, unless somebody looks for a cause. */
const trace = process.env['E2E_TRACE'] ? 'retain-on-failure' : 'on-first-retry'

export default defineConfig<Fixtures, MagentoOptions>({
  testDir: '.',
  testMatch: /(http|smoke|specs)\/.*\.spec\.ts$/,
  globalSetup: './harness/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A page needs a processor; so do the servers.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // On a build server (CI=true) a test that passes at its second try is listed as flaky at the end of its suite.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Deadlines for a machine that does other things too: what passes does not wait for them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_SUMMARY'] ?? './test-results/summary.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // What hangs fails long before a test of many steps ends.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace,
    screenshot: 'only-on-failure',
    ...WITH_PICTURES,
    ...(ROUND !== 'second' && LIGHT),
  },
  // What takes turns begins first, so that both workers are busy to the end.
  projects: [
    {
      name: 'http',
      ...(ROUND === 'second'
        ? { testMatch: CRAWL }
        : { testMatch: HTTP, testIgnore: ROUND === 'first' ? [CRAWL, ...OWN_SHOPS] : OWN_SHOPS }),
    },
    // A shop in front of each replayed Magento, whose journeys take turns.
    ...RELEASES.map((release) => ({
      name: `magento ${release}`,
      testMatch: MAGENTO,
      fullyParallel: false,
      workers: 1,
      use: { ...desktop, ...WITH_PICTURES, release },
    })),
    // They run in one round only, so with pictures.
    {
      name: 'own-shops',
      use: { ...desktop, ...WITH_PICTURES },
      testMatch: OWN_SHOPS,
      fullyParallel: false,
    },
    { name: 'desktop', use: desktop, testIgnore: [HTTP, ...OWN_SHOPS], ...journeysOf('desktop') },
    { name: 'phone', use: phone, testIgnore: [HTTP, ...OWN_SHOPS], ...journeysOf('phone') },
  ],
})
