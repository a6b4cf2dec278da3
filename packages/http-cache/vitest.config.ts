import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'http-cache', include: ['src/**/*.test.ts'] } })
