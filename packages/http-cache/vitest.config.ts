import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { isolate: false, name: 'http-cache', include: ['src/**/*.test.ts'] } })
