import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('names a port that fetch never connects to, and starts nothing', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('start.mjs', import.meta.url))],
    {
      // As pnpm starts it.
      env: {
        ...process.env,
        npm_config_user_agent: 'pnpm/12',
        MIDDLEWARE_PORT: '4190',
        COMMERCE_GRAPHQL_URL: 'http://127.0.0.1:1',
      },
      encoding: 'utf8',
      timeout: 10_000,
    },
  )
  expect(stderr).toContain('MIDDLEWARE_PORT: 4190 is a port that browsers and fetch refuse to connect to')
  expect(status).toBe(1)
})
