// Which captchas pages have, by the settings and by what the middleware says of the back end.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { captchaFor, type CaptchaForms } from './captcha.ts'
import { loadConfig } from './config.ts'
import { openShopFacts } from './shop-facts.ts'
import { openUpstream } from './upstream.ts'

const SCRIPT = 'https://captcha.example/api.js'
const SETTINGS = { CAPTCHA_SCRIPT_URL: SCRIPT }

let features: Record<string, { supported: boolean }>
let version3: object | null
let forms: Record<string, object | null>
/** Methods that were called about it. */
let calls: string[]

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const method = pathname.split('/').pop() ?? ''
  const [variables] = JSON.parse(searchParams.get('body') ?? '[]') as { formType?: string }[]
  if (method.startsWith('recaptcha')) calls.push(method)
  const bodies: Record<string, unknown> = {
    capabilities: { magento: { features } },
    availableStores: { data: { availableStores: [{ store_code: 'default', locale: 'en_US' }] } },
    recaptchaV3Config: { data: { recaptchaV3Config: version3 } },
    recaptchaFormConfig: { data: { recaptchaFormConfig: forms[variables?.formType ?? ''] ?? null } },
  }
  response.end(JSON.stringify(bodies[method] ?? { data: {} }))
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const upstream = openUpstream({
  origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  timeoutMs: 5_000,
  connections: 4,
  queue: 4,
})

beforeEach(() => {
  features = { recaptcha: { supported: true }, recaptchaForms: { supported: true } }
  version3 = null
  forms = {}
  calls = []
})
afterAll(async () => {
  await upstream.close()
  server.close()
  server.closeAllConnections()
})

async function captchaOf(env: Record<string, string>) {
  const { captcha } = loadConfig(env)
  const facts = await openShopFacts(upstream, { needsCaptcha: captcha?.siteKey === '' })
  return captchaFor(captcha, facts.latest().captchaForms)
}

test('a back end that tells of every form says which have one, of which kind', async () => {
  const configured = (re_captcha_type: string, badge_position: string | null = null) => ({
    is_enabled: true,
    configurations: { website_key: `key-${re_captcha_type}`, badge_position, re_captcha_type },
  })
  forms = {
    CONTACT: configured('RECAPTCHA_V3', 'inline'),
    CUSTOMER_CREATE: { is_enabled: false, configurations: null },
    CUSTOMER_FORGOT_PASSWORD: { is_enabled: false, configurations: null },
    CUSTOMER_LOGIN: configured('RECAPTCHA'),
  }
  const box = { siteKey: 'key-RECAPTCHA', version: 2, size: 'normal' }
  const found: CaptchaForms = {
    contact: { siteKey: 'key-RECAPTCHA_V3', version: 3, size: 'invisible', badge: 'inline' },
    login: { ...box, size: 'normal' },
    // Who registers signs in with it.
    register: { ...box, size: 'normal' },
  }
  expect(await captchaOf(SETTINGS)).toEqual({ script: SCRIPT, forms: found })

  forms['CONTACT'] = configured('INVISIBLE', 'bottomleft')
  expect((await captchaOf(SETTINGS))?.forms.contact).toEqual({
    siteKey: 'key-INVISIBLE',
    version: 2,
    size: 'invisible',
    badge: 'bottomleft',
  })
})

test('a form that has none by the back end has none', async () => {
  for (const name of ['CONTACT', 'CUSTOMER_CREATE', 'CUSTOMER_FORGOT_PASSWORD', 'CUSTOMER_LOGIN'])
    forms[name] = { is_enabled: false, configurations: null }
  expect(await captchaOf(SETTINGS)).toEqual({ script: SCRIPT, forms: {} })
})

test('an older back end tells of version 3', async () => {
  features = { recaptcha: { supported: true }, recaptchaForms: { supported: false } }
  version3 = {
    is_enabled: true,
    website_key: 'key',
    badge_position: 'bottomright',
    forms: ['CUSTOMER_FORGOT_PASSWORD', 'PLACE_ORDER'],
  }
  const widget = { siteKey: 'key', version: 3, size: 'invisible', badge: 'bottomright' }
  expect(await captchaOf(SETTINGS)).toEqual({ script: SCRIPT, forms: { forgot: widget, reset: widget } })
})

test.each([
  ['has none of it', { recaptcha: { supported: false }, recaptchaForms: { supported: false } }],
  ['says nothing', { recaptcha: { supported: true }, recaptchaForms: { supported: true } }],
])('where the back end %s, the settings are those of every form', async (_, given) => {
  features = given
  const captcha = await captchaOf(SETTINGS)
  expect(Object.keys(captcha?.forms ?? {}).sort()).toEqual([
    'contact',
    'forgot',
    'login',
    'register',
    'reset',
  ])
  expect(captcha?.forms.login).toEqual({ siteKey: '', version: 2, size: 'normal' })
})

test('a site key among the settings is that of every form, and without a script there is none', async () => {
  forms['CONTACT'] = { is_enabled: false, configurations: null }
  const captcha = await captchaOf({ ...SETTINGS, CAPTCHA_SITE_KEY: 'own', CAPTCHA_VERSION: '3' })
  expect(captcha?.forms.contact).toEqual({ siteKey: 'own', version: 3, size: 'normal' })
  expect(await captchaOf({})).toBeUndefined()
  expect(calls).toEqual([])
})
