import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { isolate: false, name: 'http-server', include: ['src/**/*.test.ts'] } })
