/** The tests of `pnpm test:deploy`: against nginx with TLS in front of the shop, one after the other. */
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

const launchOptions = base.use?.launchOptions

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
    ...base.use,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'allow',
    contextOptions: {},
    // The certificate is made for this run; a service worker is registered on a trusted page only.
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--ignore-certificate-errors'],
    },
  },
})
