/**
 * Tests start real servers, also a Redis; on a busy machine that takes its time. Files share a worker's modules: each
 * app is made anew, so nothing of one file is left for the next.
 */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    name: '@loftwood/middleware',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
