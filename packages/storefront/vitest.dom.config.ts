// Unit tests that need a DOM, in a run of their own: a worker that had to change between DOM and none would start anew.
import { defineConfig } from 'vitest/config'
import { DEADLINES } from '../../vitest.times.ts'
import storefront from './vitest.config.ts'

export default defineConfig({
  ...storefront,
  test: {
    ...DEADLINES,
    isolate: false,
    setupFiles: ['src/platform/testing/use-brand.ts'],
    name: 'storefront-dom',
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'https://shop.example/contact' } },
    include: ['{src,build,pages}/**/*.dom.test.{ts,tsx}'],
  },
})
