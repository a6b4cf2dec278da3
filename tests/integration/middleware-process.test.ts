// The middleware's process: what it refuses to start with, and how it ends.
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startServerProcess } from '../harness/server-process.ts'

test('an invalid configuration is refused with all its errors', async () => {
  const start = startServerProcess('middleware', {
    COMMERCE_GRAPHQL_URL: 'magento',
    ALLOWED_ORIGINS: 'shop.example.com',
    TRUST_PROXY: 'yes',
    PURGE_SECRET: 'short',
    COOKIE_HTTP_ONLY: 'maybe',
  })
  const error: unknown = await start.catch((reason: unknown) => reason)
  const { message } = error as Error
  expect(message).toContain('ended with 78')
  for (const name of [
    'COMMERCE_GRAPHQL_URL',
    'ALLOWED_ORIGINS',
    'TRUST_PROXY',
    'PURGE_SECRET',
    'COOKIE_HTTP_ONLY',
  ])
    expect(message).toContain(name)
  expect(message).not.toMatch(/\n\s+at /)
})

test('it starts without its back end, is not ready, and stops on a signal', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}/graphql`
  const middleware = await startServerProcess('middleware', {
    COMMERCE_GRAPHQL_URL: nobody,
    LOG_LEVEL: 'info',
  })
  expect((await fetch(`${middleware.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${middleware.url}/readyz`)).status).toBe(503)
  await middleware.stop()
  expect(middleware.written()).toContain('"stopping"')
  await expect(fetch(`${middleware.url}/healthz`)).rejects.toThrow('fetch failed')
})
