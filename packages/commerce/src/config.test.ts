import { readFileSync } from 'node:fs'
import { ConfigurationError } from '@loftwood/http-server/run-server'
import { expect, test } from 'vitest'
import { loadConfig, variableNames } from './config.ts'

test('.env.example names exactly the variables that are read', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1])
  expect(named.toSorted()).toEqual(variableNames.toSorted())
})

test('every error is named at once', () => {
  const invalid = () =>
    loadConfig({ PORT: 'many', LOG_LEVEL: 'loud', PUBLIC_URL: 'ftp://x', TRUST_PROXY: '1,2' })
  expect(invalid).toThrow(/PORT/)
  expect(invalid).toThrow(/LOG_LEVEL/)
  expect(invalid).toThrow(/PUBLIC_URL/)
  expect(invalid).toThrow(/TRUST_PROXY/)
})

test('a port that fetch never connects to is refused by name', () => {
  expect(() => loadConfig({ PORT: '4190' })).toThrow(/4190 is a port that browsers and fetch refuse/)
})

test('a variable with another name now is refused, not ignored', () => {
  expect(() => loadConfig({ CATALOGUE_DIR: 'shop' })).toThrow('CATALOGUE_DIR is CATALOG_DIR now')
  expect(loadConfig({ CATALOGUE_DIR: '' }).port).toBe(4100)
})

test('production logs warnings and errors only, unless set otherwise', () => {
  expect(loadConfig({}).logLevel).toBe('warn')
  expect(loadConfig({ NODE_ENV: 'development' }).logLevel).toBe('info')
  for (const NODE_ENV of ['', 'staging']) expect(loadConfig({ NODE_ENV }).logLevel).toBe('warn')
  expect(loadConfig({ NODE_ENV: 'production', LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
})

test('empty variables count as absent and paths start at the workspace root', () => {
  const config = loadConfig({ PORT: '', DATA_DIR: 'some/where' })
  expect(config.port).toBe(4100)
  expect(config.dataDir).toBe(new URL('../../../some/where', import.meta.url).pathname)
})

test('mail: a server, and a sender that cannot smuggle in headers', () => {
  const given = { SMTP_URL: 'smtps://me:p%40ss@smtp.example.com:465', MAIL_FROM: 'Shop <a@b.ca>' }
  expect(loadConfig(given)).toMatchObject({ smtpUrl: given.SMTP_URL, mailFrom: given.MAIL_FROM })
  expect(() => loadConfig({ SMTP_URL: 'http://mail' })).toThrow(/SMTP_URL/)
  expect(() => loadConfig({ MAIL_FROM: 'a@b.ca\r\nBcc: you@c.ca' })).toThrow(/MAIL_FROM/)
})

test('payments by card: all keys of Stripe or none', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(loadConfig(keys).stripe).toMatchObject({ secretKey: 'sk_test_1', capture: 'automatic' })
  expect(loadConfig({}).stripe).toBeUndefined()
  expect(loadConfig({ ...keys, FINANCING_MONTHS: '12', FINANCING_ANNUAL_RATE: '9.99' }).stripe).toMatchObject(
    {
      financing: { months: 12, annualRate: 9.99, minimum: 0 },
    },
  )
  expect(() => loadConfig({ FINANCING_MONTHS: '12' })).toThrow('need STRIPE_SECRET_KEY')
  const invalid = () => loadConfig({ ...keys, STRIPE_WEBHOOK_SECRET: '' })
  expect(invalid).toThrow(ConfigurationError)
  expect(invalid).toThrow('payments by card need STRIPE_WEBHOOK_SECRET too')
})
