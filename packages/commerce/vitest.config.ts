// Unit tests and tests through HTTP; each file that needs a back end starts its own, on a free port.
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'commerce', include: ['src/**/*.test.ts'] } })
