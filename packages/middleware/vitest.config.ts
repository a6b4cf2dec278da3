/**
 * Tests start real servers, also a Redis. Files share a worker's modules: each app is made anew, so nothing of one file is left
 * for the next.
 */
import { defineConfig } from 'vitest/config'
import { DEADLINES } from '../../vitest.times.ts'

export default defineConfig({
  test: {
    ...DEADLINES,
    isolate: false,
    name: '@loftwood/middleware',
  },
})
