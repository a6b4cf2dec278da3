/**
 * The tests of `pnpm test:scaled`: the journeys of `pnpm test` in front of several servers, and what only several servers
 * show (scaled/). What starts servers of its own would be the same test again, so it stays out.
 */
import { defineConfig } from '@playwright/test'
import { ownShopsIn } from './harness/own-shops.ts'
import base from './playwright.config.ts'

const ownServers = ownShopsIn('http', 'smoke', 'specs')
const journeys = (base.projects ?? []).filter(({ name = '' }) => !/^(?:magento|own-shops)/.test(name))

export default defineConfig({
  ...base,
  globalSetup: './scaled/global-setup.ts',
  outputDir: './test-results/scaled',
  projects: [
    ...journeys.map((project) => ({
      ...project,
      testIgnore: [project.testIgnore ?? [], ownServers].flat(),
    })),
    // Shops of their own, one at a time.
    { name: 'scaled', testDir: './scaled', testMatch: '*.spec.ts', fullyParallel: false, workers: 1 },
  ],
})
