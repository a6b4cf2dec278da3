import { defineConfig } from 'vitest/config'
import { DEADLINES } from '../../vitest.times.ts'

export default defineConfig({
  test: { ...DEADLINES, isolate: false, name: 'http-server', include: ['src/**/*.test.ts'] },
})
