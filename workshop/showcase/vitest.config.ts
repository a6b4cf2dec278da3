import { defineConfig } from 'vitest/config'
import { DEADLINES } from '../../vitest.times.ts'

export default defineConfig({ test: { ...DEADLINES, isolate: false, include: ['src/**/*.test.tsx'] } })
