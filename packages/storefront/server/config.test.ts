import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { CONFIG_NAMES, loadConfig } from './config.ts'

const example = Object.fromEntries(
  readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)

it('.env.example names every variable with its default', () => {
  expect(Object.keys(example).sort()).toEqual([...CONFIG_NAMES].sort())
  expect(loadConfig(example)).toEqual(loadConfig({}))
})

it('names all errors at once', () => {
  const load = () => loadConfig({ PORT: 'x', PUBLIC_URL: 'ftp://a', LOG_LEVEL: 'loud' })
  expect(load).toThrow(/PORT/)
  expect(load).toThrow(/PUBLIC_URL/)
  expect(load).toThrow(/LOG_LEVEL/)
})

it('refuses a port that browsers never connect to by name', () => {
  expect(() => loadConfig({ PORT: '4190' })).toThrow(/4190 is a port that browsers and fetch refuse/)
})

it('logs only warnings and errors in production by default', () => {
  expect(loadConfig({}).logLevel).toBe('warn')
  expect(loadConfig({ NODE_ENV: 'development' }).logLevel).toBe('info')
  for (const NODE_ENV of ['', 'staging']) expect(loadConfig({ NODE_ENV }).logLevel).toBe('warn')
  expect(loadConfig({ NODE_ENV: 'production', LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
})

it('has its data in the package, independent of the working directory', () => {
  const own = fileURLToPath(new URL('../.data', import.meta.url))
  expect(loadConfig({}).dataDir).toBe(own)
  expect(loadConfig({ DATA_DIR: '/var/lib/shop' }).dataDir).toBe('/var/lib/shop')
})

it('removes trailing slashes of addresses', () => {
  expect(loadConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example')
})

it('refuses a provider of express checkout that there is none of', () => {
  expect(loadConfig({ EXPRESS_CHECKOUT: 'stripe, paypal' }).expressProviders).toEqual(['stripe', 'paypal'])
  expect(() => loadConfig({ EXPRESS_CHECKOUT: 'strype' })).toThrow(/EXPRESS_CHECKOUT/)
  const elsewhere = { EXPRESS_CHECKOUT: 'stripe', EXTERNAL_CHECKOUT_URL: 'https://pay.example.com/{cart}' }
  expect(loadConfig(elsewhere).expressProviders).toEqual([])
})

it('starts without our promises where no brand is named', () => {
  expect(loadConfig({}).brand).toBe('plain')
  expect(loadConfig({ BRAND: '' }).brand).toBe('plain')
})
