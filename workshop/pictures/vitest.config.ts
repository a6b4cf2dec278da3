/** Unit tests of the renderer's own arithmetic, and of the committed pictures; no browser. */
import { defineConfig } from 'vitest/config'
import { DEADLINES } from '../../vitest.times.ts'

export default defineConfig({
  test: { ...DEADLINES, isolate: false, include: ['render/**/*.test.ts'] },
})
