/** Captchas: a stand-in for the provider's script, which is truly somebody else's, before the real servers of the shop. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { collectProblems } from '../fixtures/problems.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { serverUrl } from '../harness/server-env.ts'

/** What the shop uses of the provider's script. */
const SCRIPT = `
  let box, answers = 0
  window.grecaptcha = {
    ready: (then) => then(),
    render: (element, { sitekey, size }) => {
      const label = document.createElement('label')
      box = document.createElement('input')
      box.type = 'checkbox'
      label.append(box, ' I am not a robot (' + size + ')')
      element.append(label)
      return 0
    },
    getResponse: () => (box.checked ? 'ticked-' + ++answers : ''),
    reset: () => { box.checked = false },
    execute: (key, { action }) =>
      action === 'forgot' ? Promise.reject(new Error('busy')) : Promise.resolve(key + '-' + action),
  }
`

interface CaptchaShop {
  page: Page
  /** The answers that were sent, by method. */
  answers: [method: string, answer: unknown][]
  asked: string[]
}

/** Runs a visit to a shop with these settings. */
async function visit(
  browser: Browser,
  env: Record<string, string>,
  run: (shop: CaptchaShop) => Promise<void>,
): Promise<void> {
  const asked: string[] = []
  const provider = createServer((request, response) => {
    asked.push(request.url ?? '')
    const isThere = request.url?.startsWith('/api.js') === true
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/javascript' }).end(isThere ? SCRIPT : '')
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-captcha-'))
  const ports = { middleware: await freePort(), storefront: await freePort() }
  const stack = await startStack({
    ports,
    dataDir,
    env: {
      LOG_LEVEL: 'warn',
      COMMERCE_GRAPHQL_URL: `${serverUrl('commerce')}/graphql`,
      MEDIA_URL: `${serverUrl('commerce')}/media`,
      CAPTCHA_SCRIPT_URL: `${origin}${env['script'] ?? '/api.js'}`,
      ...env,
    },
  })
  const url = `http://localhost:${ports.storefront}`
  const context = await browser.newContext({ baseURL: url })
  const problems = collectProblems(context, url)
  const page = await context.newPage()
  const answers: CaptchaShop['answers'] = []
  page.on('request', (request) => {
    const [sent] = request.method() === 'POST' ? (request.postDataJSON() as [Record<string, unknown>?]) : []
    const holder = (sent?.['input'] ?? sent) as Record<string, unknown> | undefined
    if (holder && 'recaptchaToken' in holder)
      answers.push([/\w+(?=\?)/.exec(request.url())?.[0] ?? '', holder['recaptchaToken']])
  })
  await run({ page, answers, asked })
  await context.close()
  await stack.stop()
  provider.close()
  await rm(dataDir, { recursive: true, force: true })
  const expected = new RegExp(`request to another host: ${origin}|404 from ${origin}`)
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
}

test('a box to tick goes before signing in, registering, new passwords and messages', async ({
  browser,
  backEnd,
}) => {
  test.slow()
  const customer = await backEnd.newCustomer()
  await visit(browser, { CAPTCHA_SITE_KEY: 'key' }, async ({ page, answers, asked }) => {
    const shopper = shopperOn(page, 'en')
    const box = page.getByRole('checkbox', { name: 'I am not a robot (normal)' })
    await shopper.open('/laurier-desk')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await shopper.open('/contact')
    await page.getByRole('textbox', { name: shopper.say('contact.name') }).fill('Ann')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: shopper.say('form.emailLabel') })
      .fill(customer.email)
    await page.getByRole('textbox', { name: shopper.say('contact.comment') }).fill('Hello')
    await box.check()
    await shopper.button('contact.send').click()
    await expect(page.getByText(shopper.say('contact.sent'))).toBeVisible()

    await shopper.open('/customer/account/forgotpassword')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: shopper.say('form.emailLabel') })
      .fill(customer.email)
    await box.check()
    await shopper.button('auth.sendLink').click()
    await expect(page.getByText(shopper.say('auth.linkSentTitle'))).toBeVisible()

    await shopper.open('/customer/account/login')
    await expect(box).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await shopper.fillSignIn(customer)
    await expect(page.getByText(shopper.say('captcha.tick'))).toBeVisible()
    await box.check()
    await shopper.fillSignIn(customer)
    await expect(page).toHaveURL(/\/customer\/account$/)
    expect(answers).toEqual([
      ['contactUs', 'ticked-1'],
      ['requestPasswordResetEmail', 'ticked-1'],
      ['generateCustomerToken', 'ticked-1'],
    ])
    expect(new Set(asked)).toEqual(new Set(['/api.js?render=explicit&hl=en-CA']))
  })
})

test('version 3 asks nothing of the shopper, and says what went wrong', async ({ browser, backEnd }) => {
  const customer = await backEnd.newCustomer()
  const env = { CAPTCHA_SITE_KEY: 'key', CAPTCHA_VERSION: '3' }
  await visit(browser, env, async ({ page, answers, asked }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.open('/customer/account/forgotpassword')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: shopper.say('form.emailLabel') })
      .fill(customer.email)
    await shopper.button('auth.sendLink').click()
    await expect(page.getByText('ReCaptcha error: Failed to execute Error: busy')).toBeVisible()
    await shopper.signIn(customer)
    expect(answers).toEqual([['generateCustomerToken', 'key-login']])
    expect(asked[0]).toBe('/api.js?render=key&hl=en-CA')
  })
})

for (const [env, text] of [
  [{}, 'ReCaptcha error: No key provided'],
  [{ CAPTCHA_SITE_KEY: 'key', script: '/gone.js' }, 'ReCaptcha error: Failed to load script'],
] as [Record<string, string>, string][]) {
  test(`says "${text}"`, async ({ browser, backEnd }) => {
    const customer = await backEnd.newCustomer()
    await visit(browser, env, async ({ page }) => {
      const shopper = shopperOn(page, 'en')
      await shopper.open('/customer/account/login')
      await shopper.fillSignIn(customer)
      await expect(page.getByText(text)).toBeVisible()
    })
  })
}
