/**
 * The browser tests: every spec at two widths, and those that restart servers alone at the end.
 * Servers are started by harness/global-setup.ts; which Chromium is used is decided in scripts/lib/browser.mjs.
 */
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/browser.mjs'

const RESTARTING = /\.restart\.spec\.ts$/
/** What is the same at every width, or needs a pointer or a keyboard: run once. */
const ANY_WIDTH = [
  'account-mails',
  'back-forward',
  'captcha',
  'checkout-faults',
  'checkout-sign-in',
  'javascript-size',
  'keyboard-account',
  'one-browser',
  'outside',
  'page-cache',
  'placed-once',
  'pointer',
  'redirects',
  'seo',
  'session-expiry',
  'social-login',
  'stopping',
].map((name) => new RegExp(`/${name}\\.spec\\.ts$`))
const executablePath = findChromium()
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

export default defineConfig({
  testDir: '.',
  testMatch: /(smoke|specs)\/.*\.spec\.ts$/,
  globalSetup: './harness/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_SUMMARY'] ?? './test-results/summary.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: RESTARTING },
    { name: 'phone', use: phone, testIgnore: [RESTARTING, ...ANY_WIDTH, /smoke\/problems/] },
    {
      name: 'restart',
      use: desktop,
      testMatch: RESTARTING,
      dependencies: ['desktop', 'phone'],
      workers: 1,
    },
  ],
})
