/** The tests of `pnpm test:deploy`: against nginx with TLS in front of the shop, one after the other. */
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/browser.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: './deploy',
  globalSetup: './deploy/global-setup.ts',
  outputDir: './test-results/deploy',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_SUMMARY'] ?? './test-results/deploy/summary.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      // The certificate is made for this run; a service worker is registered on a trusted page only.
      args: [...CHROMIUM_ARGS, '--ignore-certificate-errors'],
      ...(executablePath && { executablePath }),
    },
  },
})
