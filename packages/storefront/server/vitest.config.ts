// Tests of the server, with time for a machine that is busy with other things. Files share a worker's modules: each
// storefront is made anew, and stops when its test is done.
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import storefront from '../vitest.config.ts'

export default defineConfig({
  ...storefront,
  root: resolve(import.meta.dirname, '..'),
  test: {
    isolate: false,
    name: 'storefront-server',
    include: ['server/**/*.test.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 30_000,
  },
})
