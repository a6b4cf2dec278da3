/**
 * The tests of `pnpm test:scaled`: the second round of journeys, in front of several servers, and what only several servers
 * show (scaled/). What starts servers of its own does so here too.
 */
import { defineConfig } from '@playwright/test'
import { ownShopsIn } from './harness/own-shops.ts'
import base from './playwright.config.ts'

/** One server of each kind has been asked already. */
const ownServers = ownShopsIn('http')

export default defineConfig({
  ...base,
  globalSetup: './scaled/global-setup.ts',
  outputDir: './test-results/scaled',
  projects: [
    ...(base.projects ?? []).map((project) => ({
      ...project,
      testIgnore: [project.testIgnore ?? [], ownServers].flat(),
    })),
    // Shops of their own, one at a time.
    { name: 'scaled', testDir: './scaled', testMatch: '*.spec.ts', fullyParallel: false, workers: 1 },
  ],
})
