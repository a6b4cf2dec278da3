/** The tests of `pnpm test:images`. */
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/browser.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: './images',
  globalSetup: './images/global-setup.ts',
  outputDir: './test-results/images',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_SUMMARY'] ?? './test-results/images/summary.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { args: [...CHROMIUM_ARGS], ...(executablePath && { executablePath }) },
  },
})
