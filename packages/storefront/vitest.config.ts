// Unit tests run with the modules that the plugins make. Files share a worker's modules: what a test changes it puts back.
// Tests of the server: server/vitest.config.ts; those that need a DOM: vitest.dom.config.ts.
import { configDefaults, defineConfig } from 'vitest/config'
import { DEADLINES } from '../../vitest.times.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { personalPagesPlugin } from './build/personal-pages-plugin.ts'
import { possibleTypesPlugin } from './build/possible-types-plugin.ts'

export default defineConfig({
  plugins: [messagesPlugin(), personalPagesPlugin(), possibleTypesPlugin()],
  test: {
    ...DEADLINES,
    isolate: false,
    setupFiles: ['src/platform/testing/use-brand.ts'],
    name: 'storefront',
    include: ['{src,build,pages}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/*.dom.test.*'],
  },
})
