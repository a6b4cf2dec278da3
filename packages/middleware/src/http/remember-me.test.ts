// Staying signed in: the remember-me token, and what happens when the customer's token dies under way.
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cookiesOf } from '../testing/cookies-of.ts'
import { startMiddleware, startStubUpstream, type UpstreamRequest } from '../testing/index.ts'

const stub = await startStubUpstream()
const env = { RATE_LIMIT_LOGIN_PER_MINUTE: '0', RATE_LIMIT_ACCOUNT_PER_MINUTE: '0' }
const middleware = await startMiddleware({ commerceUrl: stub.url, env })
const api = supertest(middleware.url)

const userError = (category: string) => ({
  errors: [{ message: 'No', extensions: { category } }],
  data: null,
})
const record = (token: string, email = 'ann@example.com') =>
  `remember-me=${encodeURIComponent(JSON.stringify({ email, token }))}`
const call = (method: string, args: unknown[], cookie = '') =>
  api.post(`/magento/${method}`).set('cookie', cookie).send(args)
const queries = () => stub.requests.map(({ operationName }) => operationName)
const renewals = () => queries().filter((name) => name === 'generateCustomerTokenByRememberMeToken')
const renewed = (count: number) => ({ token: `live.${count}`, remember_me_token: `remember.${count}` })

/** Tokens the back end takes. */
const live = new Set<string>()
let session = 0
/** A session of its own for each test: the middleware remembers renewals. */
const dead = () => `vsf-customer=dead.${session}; ${record(`remember-${session}`)}`

const forCustomer =
  (data: object, category = 'graphql-authentication') =>
  ({ headers }: UpstreamRequest) =>
    live.has(String(headers['authorization']).replace('Bearer ', '')) ? { data } : userError(category)

beforeEach(() => {
  session += 1
  stub.requests.length = 0
  live.clear()
  Object.assign(stub.answers, {
    customer: forCustomer({ customer: { email: 'ann@example.com' } }),
    customerOrders: forCustomer({ customer: { orders: { items: [] } } }, 'graphql-authorization'),
    customerCart: forCustomer({ customerCart: { id: 'hers' } }),
    updateCartItems: forCustomer({ updateCartItems: { cart: { id: 'hers' } } }, 'graphql-authorization'),
    revokeCustomerToken: { data: { revokeCustomerToken: { result: true } } },
    revokeRememberMeToken: { data: { revokeRememberMeToken: { result: true } } },
    generateRememberMeToken: { data: { generateRememberMeToken: { token: 'remember.new' } } },
    generateCustomerToken: () => {
      live.add('by.password')
      return { data: { generateCustomerToken: { token: 'by.password' } } }
    },
    generateCustomerTokenByRememberMeToken: () => {
      const tokens = renewed(renewals().length)
      live.add(tokens.token)
      return { data: { generateCustomerTokenByRememberMeToken: tokens } }
    },
  })
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('a dead token', () => {
  test.each([
    ['customer', []],
    ['customerOrders', []],
    ['updateCartItems', [{ cart_id: 'hers', cart_items: [{ quantity: 2 }] }]],
  ])('is renewed and the call sent once more: %s', async (method, args) => {
    const response = await call(method, args, dead())
    expect([response.status, response.body.errors]).toEqual([200, undefined])
    // What is refused for a reason that may be another is asked about first.
    const isAskedAbout = method !== 'customer'
    expect(queries()).toEqual([
      method,
      ...(isAskedAbout ? ['customer'] : []),
      'generateCustomerTokenByRememberMeToken',
      method,
    ])
    const renewal = stub.requests.at(-2)
    expect(renewal).toMatchObject({ variables: { token: `remember-${session}` } })
    expect(renewal?.headers).not.toHaveProperty('authorization')
    expect(cookiesOf(response)).toEqual([
      'vsf-customer=live.1',
      'remember-me={"email":"ann@example.com","token":"remember.1"}',
      'vsf-session={"cart":false,"customer":true,"rememberMe":true}',
    ])
  })

  test('is renewed once for all calls of the session, those under way and those just after', async () => {
    const cookie = dead()
    const calls = await Promise.all(Array.from({ length: 8 }, () => call('customer', [], cookie)))
    expect(queries().filter((name) => name === 'customer')).toHaveLength(16)
    calls.push(await call('customerOrders', [], cookie))
    expect(calls.map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(new Set(calls.map((response) => cookiesOf(response).join()))).toHaveLength(1)
    expect(renewals()).toHaveLength(1)
  })

  test('that cannot be renewed ends the session with one code, and forgets the remember-me token', async () => {
    stub.answers['generateCustomerTokenByRememberMeToken'] = userError('graphql-authentication')
    const response = await call('customer', [], `${dead()}; vsf-cart=hers`)
    expect([response.status, response.body.error]).toEqual([
      401,
      expect.objectContaining({ code: 'NOT_AUTHORIZED', message: 'You are not authorized, please log in.' }),
    ])
    expect(cookiesOf(response).toSorted()).toEqual([
      'remember-me=',
      'vsf-cart=',
      'vsf-customer=',
      'vsf-session={"cart":false,"customer":false}',
    ])
  })

  test('whose renewal is refused too ends the session after one attempt', async () => {
    stub.answers['customer'] = userError('graphql-authentication')
    const response = await call('customer', [], dead())
    expect(response.body.error.code).toBe('NOT_AUTHORIZED')
    expect(queries()).toEqual(['customer', 'generateCustomerTokenByRememberMeToken', 'customer'])
  })

  test('stays while the back end cannot issue a new one', async () => {
    stub.answers['generateCustomerTokenByRememberMeToken'] = (
      _request: unknown,
      response: { end(text: string): void },
    ) => response.end('<html>')
    const response = await call('customer', [], dead())
    expect([response.status, response.body.error.code]).toEqual([502, 'UPSTREAM_INVALID'])
    expect(cookiesOf(response)).toEqual([])
  })

  test('without a remember-me token ends the session', async () => {
    const response = await call('customer', [], `vsf-customer=dead.${session}; remember-me=nonsense`)
    expect(response.body.error.code).toBe('NOT_AUTHORIZED')
    expect(renewals()).toEqual([])
  })
})

describe('a call without a token', () => {
  test('never renews', async () => {
    const response = await call('customer', [], record(`remember-${session}`))
    expect([response.status, response.body]).toEqual([200, userError('graphql-authentication')])
    expect(queries()).toEqual(['customer'])
  })
})

describe('remembering', () => {
  const remembered = 'remember-me={"email":"ann@example.com","token":"remember.new"}'

  test('stores e-mail address and token in a cookie', async () => {
    live.add('live.token')
    const response = await call('generateRememberMeToken', [], 'vsf-customer=live.token')
    expect(cookiesOf(response)).toEqual([
      remembered,
      'vsf-customer=live.token',
      'vsf-session={"cart":false,"customer":true,"rememberMe":true}',
    ])
    // Who comes back after months still has a token, which is dead and renewed.
    for (const cookie of response.headers['set-cookie'] as unknown as string[])
      expect(cookie).toContain('Max-Age=31536000')
  })

  test('signs in again on a later visit, and takes the cart', async () => {
    const response = await call(
      'generateCustomerTokenByRememberMeToken',
      [],
      `${record('remember.later')}; vsf-cart=hers`,
    )
    expect(response.body.data.generateCustomerTokenByRememberMeToken).toEqual(renewed(1))
    expect(cookiesOf(response)).toEqual([
      'vsf-customer=live.1',
      'remember-me={"email":"ann@example.com","token":"remember.1"}',
      'vsf-cart=hers',
      'vsf-session={"cart":true,"customer":true,"rememberMe":true}',
    ])
  })

  test.each([
    ['graphql-authentication', ['remember-me=', 'vsf-session={"cart":false,"customer":false}']],
    ['graphql-input', []], // a captcha
  ])('that is refused with %s', async (category, cookies) => {
    stub.answers['generateCustomerTokenByRememberMeToken'] = userError(category)
    const response = await call('generateCustomerTokenByRememberMeToken', [], record('remember.refused'))
    expect([response.status, response.body]).toEqual([200, userError(category)])
    expect(cookiesOf(response)).toEqual(cookies)
  })

  test('needs something remembered', async () => {
    const response = await call('generateCustomerTokenByRememberMeToken', [])
    expect([response.status, response.body.error.code]).toEqual([400, 'INVALID_ARGUMENTS'])
  })

  test('ends whatever the back end says', async () => {
    stub.answers['revokeRememberMeToken'] = userError('graphql-authorization')
    const response = await call('revokeRememberMeToken', [], record('remember.old'))
    expect(stub.requests[0]?.variables).toEqual({ token: 'remember.old' })
    expect(cookiesOf(response)[0]).toBe('remember-me=')
  })

  test('ends with signing out', async () => {
    const response = await call('revokeCustomerToken', [], `vsf-customer=live; ${record('remember.old')}`)
    expect(queries()).toEqual(['revokeRememberMeToken', 'revokeCustomerToken'])
    expect(cookiesOf(response)).toContain('remember-me=')
  })

  test('ends when another customer signs in', async () => {
    const credentials = { email: 'bob@example.com', password: 'Bunk-beds-1' }
    const response = await call('generateCustomerToken', [credentials], record('remember.anns'))
    expect(queries()).toContain('revokeRememberMeToken')
    expect(cookiesOf(response)).toContain('remember-me=')
    const same = { ...credentials, email: 'ann@example.com' }
    const again = await call('generateCustomerToken', [same], record('remember.anns'))
    expect(cookiesOf(again)).not.toContain('remember-me=')
    expect(cookiesOf(again).at(-1)).toContain('"rememberMe":true')
  })

  test.each(['generateCustomerTokenByLink', 'finishSocialLogin'])(
    'ends when another customer signs in without naming an e-mail address: %s',
    async (method) => {
      live.add('by.link')
      stub.answers[method] = { data: { [method]: { token: 'by.link' } } }
      const args = method === 'finishSocialLogin' ? [{ code: 'c', state: 's' }] : ['key']
      const same = await call(method, args, record('remember.anns'))
      expect(cookiesOf(same)).not.toContain('remember-me=')
      expect(cookiesOf(same).at(-1)).toContain('"rememberMe":true')
      expect(queries()).not.toContain('revokeRememberMeToken')
      const other = await call(method, args, record('remember.bobs', 'bob@example.com'))
      expect(cookiesOf(other)).toContain('remember-me=')
      expect(queries()).toContain('revokeRememberMeToken')
    },
  )

  test('goes on after the password was changed', async () => {
    live.add('live.token')
    stub.answers['changeCustomerPassword'] = { data: { changeCustomerPassword: { id: '1' } } }
    const change = { currentPassword: 'Bunk-beds-1', newPassword: 'Bunk-beds-2' }
    const cookie = `vsf-customer=live.token; ${record('remember.old')}`
    expect(cookiesOf(await call('changeCustomerPassword', [change], cookie))[0]).toBe(remembered)
    expect(cookiesOf(await call('changeCustomerPassword', [change], 'vsf-customer=live.token'))).toEqual([])
  })

  test('ends with the account', async () => {
    stub.answers['deleteCustomer'] = { data: { deleteCustomer: true } }
    const response = await call('deleteCustomer', [], `vsf-customer=live; ${record('remember.old')}`)
    expect(cookiesOf(response).toSorted().slice(0, 3)).toEqual(['remember-me=', 'vsf-cart=', 'vsf-customer='])
  })
})

test('with HTTP-only cookies no answer holds a token', async () => {
  const hardened = await startMiddleware({ commerceUrl: stub.url, env: { ...env, COOKIE_HTTP_ONLY: 'true' } })
  const hardenedApi = supertest(hardened.url)
  const credentials = { email: 'ann@example.com', password: 'Bunk-beds-1' }
  const answers = [
    await hardenedApi.post('/magento/generateCustomerToken').send([credentials]),
    await hardenedApi
      .post('/magento/generateRememberMeToken')
      .set('cookie', 'vsf-customer=by.password')
      .send([]),
    await hardenedApi
      .post('/magento/generateCustomerTokenByRememberMeToken')
      .set('cookie', record('remember.hard'))
      .send([]),
  ]
  await hardened.stop()
  for (const answer of answers) {
    expect(answer.text).toContain('"token":"http-only"')
    expect(answer.text).not.toMatch(/by\.password|remember\.|live\./)
    const secrets = (answer.headers['set-cookie'] as unknown as string[]).filter(
      (it) => !it.startsWith('vsf-session'),
    )
    expect(secrets.every((cookie) => /HttpOnly/.test(cookie))).toBe(true)
  }
})

test('renewals are counted', async () => {
  const { text } = await api.get('/metrics')
  expect(text).toMatch(/middleware_token_renewals_total\{outcome="ok"\} \d+/)
  expect(text).toMatch(/middleware_token_renewals_total\{outcome="refused"\} \d+/)
  expect(middleware.log.join('\n')).not.toMatch(/remember[.-]\w|ann@|live\.\d/)
})
