/**
 * What needs no browser: middleware and client in front of the real back end, and the simulation of the benchmarks.
 * `pnpm test:shops` runs it, and `pnpm test --changed` what is touched of it.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { DEADLINES } from '../vitest.times.ts'

/** Our sources and the libraries they use must meet the same copy of graphql-js: the one Node finds. */
const graphql = fileURLToPath(import.meta.resolve('graphql'))

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    ...DEADLINES,
    isolate: false,
    name: 'integration',
    include: ['integration/**/*.test.ts', 'bench/**/*.test.ts'],
  },
})
