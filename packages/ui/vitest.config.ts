// Component tests run in happy-dom; files that need no DOM opt out by a comment.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
  },
})
