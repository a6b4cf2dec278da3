/**
 * One vitest run over every package. What needs neither a DOM nor modules that plugins make is one project, so that workers
 * are started once; the others have a vitest config of their own. Files share a worker's modules: each app is made anew, and
 * what a test changes it puts back. Tests that need a back end, a Redis or another server start their own, on free ports.
 */
import { defineConfig } from 'vitest/config'
import { DEADLINES } from './vitest.times.ts'

export default defineConfig({
  test: {
    projects: [
      'packages/{storefront,ui}',
      'packages/storefront/server/vitest.config.ts',
      'packages/storefront/vitest.dom.config.ts',
      'workshop/showcase',
      'tests',
      {
        test: {
          ...DEADLINES,
          isolate: false,
          name: 'node',
          include: ['packages/!(storefront|ui)/{src,shapes}', 'workshop/pictures/render', 'scripts'].map(
            (folder) => `${folder}/**/*.test.ts`,
          ),
        },
      },
    ],
  },
})
