// Unit tests run with the modules that the plugins make. Files share a worker's modules: what a test changes it puts back.
// Tests of the server: server/vitest.config.ts; those that need a DOM: vitest.dom.config.ts.
import { configDefaults, defineConfig, type Plugin } from 'vitest/config'
import { DEADLINES } from '../../vitest.times.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { personalPagesPlugin } from './build/personal-pages-plugin.ts'
import { possibleTypesPlugin } from './build/possible-types-plugin.ts'

/** Vitest's cache on disk knows a module that a plugin makes by its name alone, so changed texts would not be tested. */
const freshVirtualModules: Plugin = {
  name: 'loftwood:fresh-virtual-modules',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.includes('virtual:') ? false : undefined)),
}

export default defineConfig({
  plugins: [messagesPlugin(), personalPagesPlugin(), possibleTypesPlugin(), freshVirtualModules],
  test: {
    ...DEADLINES,
    isolate: false,
    setupFiles: ['src/platform/testing/use-brand.ts'],
    name: 'storefront',
    include: ['{src,build,pages}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/*.dom.test.*'],
  },
})
