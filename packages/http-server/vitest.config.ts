import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'http-server', include: ['src/**/*.test.ts'] } })
