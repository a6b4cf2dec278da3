// Unit tests and tests through HTTP; each file that needs a back end starts its own, on a free port.
// Files share a worker's modules: each app is made anew, so nothing of one file is left for the next.
import { defineConfig } from 'vitest/config'
import { DEADLINES } from '../../vitest.times.ts'

export default defineConfig({
  test: {
    ...DEADLINES,
    isolate: false,
    name: 'commerce',
    include: ['src/**/*.test.ts'],
  },
})
