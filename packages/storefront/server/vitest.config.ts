// Tests of the server: one worker per file, because the load of one must not delay the deadlines of another.
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import storefront from '../vitest.config.ts'

export default defineConfig({
  ...storefront,
  root: resolve(import.meta.dirname, '..'),
  test: { name: 'storefront-server', include: ['server/**/*.test.ts'] },
})
