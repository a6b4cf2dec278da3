import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { isolate: false, name: 'demo-store', include: ['src/**/*.test.ts'] } })
