import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigurationError } from '@loftwood/http-server/run-server'
import { environmentSchema, loadConfig } from './config.ts'

describe('loadConfig', () => {
  test('an empty environment is a working configuration', () => {
    expect(loadConfig({})).toMatchObject({
      port: 4000,
      allowedOrigins: ['http://localhost:3000'],
      cookies: { httpOnly: false, secure: false },
      logLevel: 'warn',
    })
    expect(loadConfig({}).commerceUrl.href).toBe('http://localhost:4100/graphql')
  })

  test('production logs errors only, unless configured otherwise', () => {
    expect(loadConfig({ NODE_ENV: 'development' }).logLevel).toBe('info')
    for (const NODE_ENV of ['', 'staging']) expect(loadConfig({ NODE_ENV }).logLevel).toBe('warn')
    expect(loadConfig({ NODE_ENV: 'production', LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
  })

  test.each([
    [{ NODE_ENV: 'production' }, 1],
    [{ NODE_ENV: 'production', COOKIE_HTTP_ONLY: 'true' }, 0],
    [{ NODE_ENV: 'production', COOKIE_HTTP_ONLY: 'false' }, 0],
    [{ NODE_ENV: 'development' }, 0],
  ])('%j: %i warnings of cookies that page scripts can read', (env, count) => {
    expect(loadConfig(env as Record<string, string>).warnings).toHaveLength(count)
  })

  test('all errors are reported together', () => {
    const load = () =>
      loadConfig({
        PORT: 'http',
        COMMERCE_GRAPHQL_URL: 'ftp://x',
        ALLOWED_ORIGINS: 'shop',
        PURGE_SECRET: 'a',
      })
    expect(load).toThrow(ConfigurationError)
    expect(load).toThrow(/PORT.*\n.*COMMERCE_GRAPHQL_URL.*\n.*ALLOWED_ORIGINS.*\n.*PURGE_SECRET/s)
  })

  test('a port that fetch never connects to is refused by name', () => {
    expect(() => loadConfig({ PORT: '4190' })).toThrow('PORT: 4190 is a port that browsers and fetch refuse')
  })

  test('empty variables count as not set', () => {
    expect(loadConfig({ PORT: '', UPSTREAM_SCHEMA: '' })).toMatchObject({
      port: 4000,
      upstreamSchemaFile: undefined,
    })
  })

  test.each([
    ['2', 2],
    ['loopback,10.0.0.0/8', ['loopback', '10.0.0.0/8']],
    ['::1, fc00::/7, 10.0.0.0/255.0.0.0', ['::1', 'fc00::/7', '10.0.0.0/255.0.0.0']],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected)
  })

  test.each(['true', 'proxy.example.com', '10.0.0.0/33', '10.0.0.1,'])(
    'TRUST_PROXY=%s is an error',
    (value) => {
      expect(() => loadConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY: is neither/)
    },
  )
})

test('cookies are secure where the shop is served over TLS, unless said otherwise', () => {
  const isSecure = (env: Record<string, string>) => loadConfig(env).cookies.secure
  expect(isSecure({ ALLOWED_ORIGINS: 'https://shop.example,http://localhost:3000' })).toBe(true)
  expect(isSecure({ ALLOWED_ORIGINS: 'http://localhost:3000' })).toBe(false)
  expect(isSecure({ ALLOWED_ORIGINS: 'https://shop.example', COOKIE_SECURE: 'false' })).toBe(false)
  expect(isSecure({ ALLOWED_ORIGINS: 'http://localhost:3000', COOKIE_SECURE: 'true' })).toBe(true)
})

test('cookies for pages of other sites must be secure', () => {
  expect(loadConfig({}).cookies.sameSite).toBe('lax')
  expect(loadConfig({ COOKIE_SAME_SITE: 'none' }).cookies).toMatchObject({ sameSite: 'none', secure: true })
  expect(() => loadConfig({ COOKIE_SAME_SITE: 'none', COOKIE_SECURE: 'false' })).toThrow(
    /COOKIE_SAME_SITE: none needs COOKIE_SECURE/,
  )
  expect(() => loadConfig({ COOKIE_SAME_SITE: 'strict' })).toThrow(/COOKIE_SAME_SITE/)
})

test.each([
  ['https://shop.example', /UCP_LOCAL_PROFILES: is for tests/],
  ['https://localhost.example', /UCP_LOCAL_PROFILES: is for tests/],
  ['http://localhost:3000', undefined],
  ['https://127.0.0.1', undefined],
])('profiles of this machine for agents at %s', (PUBLIC_URL, error) => {
  const load = () => loadConfig({ PUBLIC_URL, UCP_LOCAL_PROFILES: 'true' })
  if (error) expect(load).toThrow(error)
  else expect(load().ucp).toMatchObject({ publicUrl: PUBLIC_URL, hasLocalProfiles: true })
})

describe('.env.example', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const lines = [...text.matchAll(/^(#?)([A-Z_]+)=(.*)$/gm)].map(([, mark, name, value]) => ({
    mark,
    name,
    value,
  }))

  test('names every variable of the schema, and no other', () => {
    expect(new Set(lines.map(({ name }) => name))).toEqual(new Set(Object.keys(environmentSchema.shape)))
    expect(lines).toHaveLength(Object.keys(environmentSchema.shape).length)
  })

  test('shows the defaults', () => {
    const shown = Object.fromEntries(
      lines.filter(({ mark }) => !mark).map(({ name, value }) => [name, value]),
    )
    expect(loadConfig(shown)).toEqual(loadConfig({}))
  })
})
