/** One vitest run over every package; what a package needs beyond the defaults is in its own vitest config. */
import { defineConfig } from 'vitest/config'
import { DEADLINES } from './vitest.times.ts'

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'workshop/pictures',
      'workshop/showcase',
      'packages/storefront/server/vitest.config.ts',
      'packages/storefront/vitest.dom.config.ts',
      'tests',
      { test: { ...DEADLINES, isolate: false, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
})
