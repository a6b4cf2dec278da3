/** Unit tests of the model; no browser. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    include: ['src/**/*.test.ts', 'shapes/**/*.test.ts'],
  },
})
