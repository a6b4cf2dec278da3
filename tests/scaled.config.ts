/**
 * The tests of `pnpm test:scaled`: the second round of journeys, in front of several servers, and what only several servers
 * show (scaled/).
 */
import { defineConfig } from '@playwright/test'
import { SHARED_SHOP } from '../scripts/lib/journey-projects.mjs'
import base from './playwright.config.ts'

export default defineConfig({
  ...base,
  globalSetup: './scaled/global-setup.ts',
  outputDir: './test-results/scaled',
  projects: [
    ...(base.projects ?? []).filter(({ name }) => SHARED_SHOP.includes(name ?? '')),
    // Shops of their own, one at a time.
    { name: 'scaled', testDir: './scaled', testMatch: '*.spec.ts', fullyParallel: false, workers: 1 },
  ],
})
