/** The journeys in front of a live Magento: `pnpm test:live` and `pnpm record`, one after the other. */
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/browser.mjs'
import { RECORD_ENV } from './magento/live-env.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: './magento',
  // A crawl needs no recording: no test replays it.
  ...(process.env[RECORD_ENV] && { testIgnore: '**/magento/live/**' }),
  globalSetup: './magento/global-setup.ts',
  outputDir: './test-results/magento',
  workers: 1,
  retries: 0,
  // A Magento with cold caches takes seconds for a page.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_SUMMARY'] ?? './test-results/magento/summary.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
})
