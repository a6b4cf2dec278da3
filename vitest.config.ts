/** One vitest run over every package; what a package needs beyond the defaults is in its own vitest config. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'workshop/pictures',
      'workshop/showcase',
      'packages/storefront/server/vitest.config.ts',
      'packages/storefront/vitest.dom.config.ts',
      'tests',
      { test: { isolate: false, name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
