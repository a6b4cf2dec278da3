/**
 * The tests of `pnpm test:scaled`: the journeys of `pnpm test` in front of several servers, and what only several servers
 * show (scaled/). What starts servers of its own would be the same test again, so it stays out.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Modules that start servers: a file of tests that imports one is about those. */
const STARTS_SERVERS =
  /from '.*(?:own-servers|own-storefront|faulty-shop|server-process|shop-servers|stack|middleware\/testing)(?:\.ts|\.mjs)?'/

const shared = ['http', 'smoke', 'specs'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder)).map((name) => join(import.meta.dirname, folder, name)),
)
const ownServers = shared.filter((file) => STARTS_SERVERS.test(readFileSync(file, 'utf8')))
const journeys = (base.projects ?? []).filter(({ name = '' }) => !name.startsWith('magento'))

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
