// Unit tests and tests through HTTP; each file that needs a back end starts its own, on a free port.
// Files share a worker's modules: each app is made anew, so nothing of one file is left for the next.
// The times allow for a machine that is busy with other things.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    name: 'commerce',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
})
