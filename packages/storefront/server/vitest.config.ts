// Tests of the server. Files share a worker's modules: each storefront is made anew, and stops when its test is done.
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { DEADLINES } from '../../../vitest.times.ts'
import storefront from '../vitest.config.ts'

export default defineConfig({
  ...storefront,
  root: resolve(import.meta.dirname, '..'),
  test: {
    ...DEADLINES,
    isolate: false,
    name: 'storefront-server',
    include: ['server/**/*.test.ts'],
  },
})
