/** Unit tests of the model and the renderer's own arithmetic; no browser. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    include: ['src/**/*.test.ts', 'shapes/**/*.test.ts', 'render/**/*.test.ts', 'models/**/*.test.ts'],
  },
})
