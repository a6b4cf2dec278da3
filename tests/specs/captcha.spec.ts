/** Captchas: a stand-in for the provider's script, which is truly somebody else's, before the real servers of the shop. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Browser, Page } from '@playwright/test'
import { startStack } from '../../scripts/lib/stack.mjs'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { collectProblems } from '../fixtures/problems.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { startCaptchaBackEnd } from '../harness/captcha-back-end.ts'
import { freePorts } from '../harness/free-ports.ts'
import { serverUrl } from '../harness/server-env.ts'

/** What the shop uses of the provider's script. */
const SCRIPT = `
  let box, answers = 0
  const widgets = []
  window.grecaptcha = {
    ready: (then) => then(),
    render: (element, { sitekey, size, badge, callback }) => {
      if (size === 'invisible') {
        element.append('Badge ' + badge)
        return widgets.push({ sitekey, callback }) - 1
      }
      const label = document.createElement('label')
      box = document.createElement('input')
      box.type = 'checkbox'
      label.append(box, ' I am not a robot (' + size + ')')
      element.append(label)
      return 0
    },
    getResponse: () => (box.checked ? 'ticked-' + Date.now() + ++answers : ''),
    reset: () => { if (box) box.checked = false },
    execute: (target, options) => {
      const { sitekey, callback } = widgets[target] ?? { sitekey: target }
      if (!options) return void callback(sitekey + '-by-callback')
      const { action } = options
      return action === 'forgot' ? Promise.reject(new Error('busy')) : Promise.resolve(sitekey + '-' + action)
    },
  }
`
const SECRET = 'the-secret-of-the-shop'

interface Provider {
  origin: string
  /** Addresses of what pages loaded. */
  loaded: string[]
  /** Answers that the back end had checked. */
  checked: string[]
  stop: () => void
}

/** Gives the script to pages, and checks an answer once, for who has the secret. */
async function startProvider(): Promise<Provider> {
  const loaded: string[] = []
  const checked: string[] = []
  const server = createServer((request, response) => {
    if (request.url === '/siteverify') return void text(request).then((body) => response.end(verdict(body)))
    loaded.push(request.url ?? '')
    const isThere = request.url?.startsWith('/api.js') === true
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/javascript' }).end(isThere ? SCRIPT : '')
  })
  function verdict(body: string): string {
    const form = new URLSearchParams(body)
    const answer = form.get('response') ?? ''
    const success = form.get('secret') === SECRET && !checked.includes(answer)
    checked.push(answer)
    return JSON.stringify({ success })
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, loaded, checked, stop: () => server.close() }
}

/** The shop of all tests but for the settings; its own back end, which checks answers, where `checks`. */
function backEndOf(origin: string, checks: boolean): Record<string, string> {
  if (checks) return { CAPTCHA_SECRET: SECRET, CAPTCHA_VERIFY_URL: `${origin}/siteverify` }
  const commerce = serverUrl('commerce')
  return { COMMERCE_GRAPHQL_URL: `${commerce}/graphql`, MEDIA_URL: `${commerce}/media` }
}

interface Settings {
  env?: Record<string, string>
  script?: string
  checks?: boolean
}

/** Runs a visit to a shop with these settings. */
async function visit(
  browser: Browser,
  { env, script = '/api.js', checks = false }: Settings,
  run: (page: Page, provider: Provider) => Promise<void>,
): Promise<void> {
  const provider = await startProvider()
  const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-captcha-'))
  const { commerce, ...others } = await freePorts()
  const url = `http://localhost:${others.storefront}`
  const stack = await startStack({
    ports: checks ? { commerce, ...others } : others,
    dataDir,
    env: {
      LOG_LEVEL: 'warn',
      ...backEndOf(provider.origin, checks),
      CAPTCHA_SCRIPT_URL: provider.origin + script,
      ...env,
    },
  })
  const context = await browser.newContext({ baseURL: url })
  const problems = collectProblems(context, url)
  await run(await context.newPage(), provider)
  await context.close()
  await stack.stop()
  provider.stop()
  await rm(dataDir, { recursive: true, force: true })
  const expected = new RegExp(`request to another host: ${provider.origin}|404 from ${provider.origin}`)
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
}

const CUSTOMER = { email: 'ann@example.com', password: 'Bunk-beds-1' }

async function register(page: Page): Promise<void> {
  const shopper = shopperOn(page, 'en')
  const field = (key: Parameters<typeof shopper.say>[0]) =>
    page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${shopper.say(key).source}$`) })
  await shopper.open('/customer/account/create')
  await field('form.firstname').fill('Ann')
  await field('form.lastname').fill('Lee')
  await field('form.emailLabel').fill(CUSTOMER.email)
  await field('form.passwordLabel').fill(CUSTOMER.password)
  await field('form.repeatPassword').fill(CUSTOMER.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('auth.register') })
    .click()
}

/** Ends the session on no page: one of the account would open the sign-in itself, beside the next navigation. */
async function leaveAccount(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

test('a box to tick goes before registering, signing in, new passwords and messages', async ({ browser }) => {
  test.slow()
  const settings = { env: { CAPTCHA_SITE_KEY: 'key' }, checks: true }
  await visit(browser, settings, async (page, { loaded, checked }) => {
    const shopper = shopperOn(page, 'en')
    const box = page.getByRole('checkbox', { name: 'I am not a robot (normal)' })
    await shopper.open('/laurier-desk')
    await shopper.addToCart()
    expect(loaded).toEqual([])

    await register(page)
    await expect(page.getByText(shopper.say('captcha.tick'))).toBeVisible()
    await box.check()
    await page
      .getByRole('main')
      .getByRole('button', { name: shopper.say('auth.register') })
      .click()
    await expect(page).toHaveURL(/\/customer\/account$/)
    await leaveAccount(page)

    await shopper.open('/contact')
    await page.getByRole('textbox', { name: shopper.say('contact.name') }).fill('Ann')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: shopper.say('form.emailLabel') })
      .fill(CUSTOMER.email)
    await page.getByRole('textbox', { name: shopper.say('contact.comment') }).fill('Hello')
    await box.check()
    await shopper.button('contact.send').click()
    await expect(page.getByText(shopper.say('contact.sent'))).toBeVisible()

    await shopper.open('/customer/account/forgotpassword')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: shopper.say('form.emailLabel') })
      .fill(CUSTOMER.email)
    await box.check()
    await shopper.button('auth.sendLink').click()
    await expect(page.getByText(shopper.say('auth.linkSentTitle'))).toBeVisible()

    await shopper.open('/customer/account/login')
    await expect(box).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await box.check()
    await shopper.fillSignIn(CUSTOMER)
    await expect(page).toHaveURL(/\/customer\/account$/)
    // The provider's pictures could not be reached beside a dialog.
    await leaveAccount(page)
    await shopper.open('/laurier-desk')
    await page
      .getByRole('link', { name: shopper.say('auth.signIn') })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/customer\/account\/login$/)
    await expect(box).toBeVisible()
    // One for each form: who registers is signed in with the same.
    expect(checked.map((answer) => answer.slice(0, 6))).toEqual(Array(4).fill('ticked'))
    expect(new Set(loaded)).toEqual(new Set(['/api.js?render=explicit&hl=en-CA']))
  })
})

test('runs version 3 without a challenge and shows its errors', async ({ browser }) => {
  test.slow()
  const settings = { env: { CAPTCHA_SITE_KEY: 'key', CAPTCHA_VERSION: '3' }, checks: true }
  await visit(browser, settings, async (page, { loaded, checked }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.open('/customer/account/forgotpassword')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: shopper.say('form.emailLabel') })
      .fill(CUSTOMER.email)
    await shopper.button('auth.sendLink').click()
    await expect(page.getByText('ReCaptcha error: Failed to execute Error: busy')).toBeVisible()
    await register(page)
    await expect(page).toHaveURL(/\/customer\/account$/)
    expect(checked).toEqual(['key-register', 'key-login'])
    expect(loaded[0]).toBe('/api.js?render=key&hl=en-CA')

    // The provider has seen this answer: it counts no more.
    await page.context().clearCookies()
    await shopper.open('/customer/account/login')
    await shopper.fillSignIn(CUSTOMER)
    await expect(page.getByText('We could not make sure that you are a person').first()).toBeVisible()
  })
})

/** By form what a Magento says of its captcha. */
const CONFIGURED = {
  CONTACT: { website_key: 'key-3', badge_position: 'inline', re_captcha_type: 'RECAPTCHA_V3' },
  CUSTOMER_FORGOT_PASSWORD: {
    website_key: 'key-2',
    badge_position: 'bottomleft',
    re_captcha_type: 'INVISIBLE',
  },
}

test('without a key among the settings, the back end says which forms have which captcha', async ({
  browser,
}) => {
  test.slow()
  const { url, answers, stop } = await startCaptchaBackEnd(serverUrl('commerce'), CONFIGURED)
  await visit(browser, { env: { COMMERCE_GRAPHQL_URL: url } }, async (page, { loaded }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.open('/customer/account/login')
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeEditable()
    await expect(page.getByText(shopper.say('captcha.notice'))).toHaveCount(0)
    expect(loaded).toEqual([])

    const email = page.getByRole('main').getByRole('textbox', { name: shopper.say('form.emailLabel') })
    await shopper.open('/customer/account/forgotpassword')
    await expect(page.getByText('Badge bottomleft')).toBeVisible()
    await email.fill(CUSTOMER.email)
    await shopper.button('auth.sendLink').click()
    await expect(page.getByText(shopper.say('auth.linkSentTitle'))).toBeVisible()

    await shopper.open('/contact')
    await expect(page.getByText('Badge inline')).toBeVisible()
    await page.getByRole('textbox', { name: shopper.say('contact.name') }).fill('Ann')
    await email.fill(CUSTOMER.email)
    await page.getByRole('textbox', { name: shopper.say('contact.comment') }).fill('Hello')
    await shopper.button('contact.send').click()
    await expect(page.getByText(shopper.say('contact.sent'))).toBeVisible()
    expect(answers).toEqual(['key-2-by-callback', 'key-3-contact'])
    expect(new Set(loaded)).toEqual(new Set(['/api.js?render=explicit&hl=en-CA']))
  })
  stop()
})

for (const [settings, text] of [
  [{}, 'ReCaptcha error: No key provided'],
  [{ env: { CAPTCHA_SITE_KEY: 'key' }, script: '/gone.js' }, 'ReCaptcha error: Failed to load script'],
] as [Settings, string][]) {
  test(`says "${text}"`, async ({ browser }) => {
    await visit(browser, settings, async (page) => {
      const shopper = shopperOn(page, 'en')
      await shopper.open('/customer/account/login')
      await shopper.fillSignIn(CUSTOMER)
      await expect(page.getByText(text)).toBeVisible()
    })
  })
}
