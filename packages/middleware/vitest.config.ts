/** Tests start real servers, also a Redis; on a busy machine that takes its time. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: '@loftwood/middleware', testTimeout: 30_000, hookTimeout: 30_000 },
})
