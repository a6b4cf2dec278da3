import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { isolate: false, name: 'fit', include: ['src/**/*.test.ts'] } })
