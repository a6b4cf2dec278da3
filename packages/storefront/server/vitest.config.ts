// Tests of the server: a worker for each file, since one's load must not slow another's deadlines.
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import storefront from '../vitest.config.ts'

export default defineConfig({
  ...storefront,
  root: resolve(import.meta.dirname, '..'),
  test: { name: 'storefront-server', include: ['server/**/*.test.ts'] },
})
