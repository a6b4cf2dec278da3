/** Unit tests of the renderer's own arithmetic, and of the committed pictures; no browser. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { isolate: false, include: ['render/**/*.test.ts'], testTimeout: 30_000 },
})
