// A customer comes and goes: the token in the session, the guest's cart in the customer's.
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cookiesOf } from '../testing/cookies-of.ts'
import { startMiddleware, startStubUpstream, type UpstreamRequest } from '../testing/index.ts'

const stub = await startStubUpstream()
const middleware = await startMiddleware({ commerceUrl: stub.url, env: { RATE_LIMIT_LOGIN_PER_MINUTE: '0' } })
const api = supertest(middleware.url)
const credentials = { email: 'ann@example.com', password: 'Bunk-beds-1' }

const call = (method: string, args: unknown[], cookie = '') =>
  api.post(`/magento/${method}`).set('cookie', cookie).send(args)
const operations = () => stub.requests.map(({ operationName }) => operationName)
const userError = (category: string) => ({
  errors: [{ message: 'No', extensions: { category } }],
  data: null,
})

beforeEach(() => {
  stub.requests.length = 0
  Object.assign(stub.answers, {
    generateCustomerToken: { data: { generateCustomerToken: { token: 'new.token' } } },
    customerCart: { data: { customerCart: { id: 'hers' } } },
    mergeCarts: { data: { mergeCarts: { id: 'hers' } } },
    revokeCustomerToken: { data: { revokeCustomerToken: { result: true } } },
    customer: { data: { customer: { email: 'ann@example.com' } } },
    cart: ({ variables }: UpstreamRequest) => ({ data: { cart: { id: variables['cartId'] } } }),
  })
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('signing in', () => {
  test("stores the token and switches to the customer's cart", async () => {
    const response = await call('generateCustomerToken', [credentials])
    expect(response.body).toEqual({ data: { generateCustomerToken: { token: 'new.token' } } })
    expect(cookiesOf(response)).toEqual([
      'vsf-customer=new.token',
      'vsf-cart=hers',
      'vsf-session={"cart":true,"customer":true}',
    ])
    expect(operations()).toEqual(['generateCustomerToken', 'customerCart'])
  })

  test("merges the guest's cart with the new token, and requests that token without the old one", async () => {
    await call('generateCustomerToken', [credentials], 'vsf-cart=guests; vsf-customer=old.token')
    expect(
      stub.requests.map(({ operationName, headers }) => [operationName, headers['authorization']]),
    ).toEqual([
      ['generateCustomerToken', undefined],
      ['customerCart', 'Bearer new.token'],
      ['mergeCarts', 'Bearer new.token'],
    ])
    expect(stub.requests.at(-1)?.variables).toEqual({ sourceCartId: 'guests', destinationCartId: 'hers' })
  })

  test("works without a merge, with the customer's cart as it was", async () => {
    stub.answers['mergeCarts'] = userError('graphql-input')
    const response = await call('generateCustomerToken', [credentials], 'vsf-cart=guests2')
    expect(response.status).toBe(200)
    expect(cookiesOf(response)).toContain('vsf-cart=hers')
  })

  test('works when the cart cannot be had', async () => {
    stub.answers['customerCart'] = userError('graphql-input')
    const response = await call('generateCustomerToken', [credentials], 'vsf-cart=guests3')
    expect(cookiesOf(response)).toEqual([
      'vsf-customer=new.token',
      'vsf-session={"cart":true,"customer":true}',
    ])
  })

  test('that is refused changes nothing', async () => {
    stub.answers['generateCustomerToken'] = userError('graphql-authentication')
    const response = await call(
      'generateCustomerToken',
      [credentials],
      'vsf-cart=guests; vsf-customer=old.token',
    )
    expect([response.status, response.body]).toEqual([200, userError('graphql-authentication')])
    expect(cookiesOf(response)).toEqual([])
  })

  test("a captcha's answer travels on as a header", async () => {
    await call('generateCustomerToken', [{ ...credentials, recaptchaToken: 'captcha-1' }])
    await call('createCustomer', [
      { email: 'a@b.ca', firstname: 'A', lastname: 'B', recaptchaToken: 'captcha-2' },
    ])
    const sent = stub.requests.filter(({ headers }) => headers['x-recaptcha'])
    expect(sent.map(({ operationName, headers }) => [operationName, headers['x-recaptcha']])).toContainEqual([
      'generateCustomerToken',
      'captcha-1',
    ])
    expect(sent.at(-1)).toMatchObject({
      operationName: 'createCustomer',
      headers: { 'x-recaptcha': 'captcha-2' },
    })
    expect(JSON.stringify(sent.map(({ variables }) => variables))).not.toContain('captcha')
  })

  test('changes of the cart wait for the merge and go to the merged cart', async () => {
    const { promise, resolve: finishMerge } = Promise.withResolvers<object>()
    stub.answers['mergeCarts'] = () => promise
    const signedIn = call('generateCustomerToken', [credentials], 'vsf-cart=guests4').then(
      (response) => response,
    )
    await expect.poll(operations).toContain('mergeCarts')
    const read = call('cart', [], 'vsf-cart=guests4').then((response) => response)
    finishMerge({ data: { mergeCarts: { id: 'hers' } } })
    expect((await read).body).toEqual({ data: { cart: { id: 'hers' } } })
    expect(cookiesOf(await read)[0]).toBe('vsf-cart=hers')
    await signedIn
  })

  test('so they do for a merge that the caller requested', async () => {
    const { promise, resolve: finishMerge } = Promise.withResolvers<object>()
    stub.answers['mergeCarts'] = () => promise
    const carts = { sourceCartId: 'guests6', destinationCartId: 'hers' }
    const merged = call('mergeCarts', [carts], 'vsf-customer=token').then((response) => response)
    await expect.poll(operations).toContain('mergeCarts')
    const read = call('cart', ['guests6']).then((response) => response)
    finishMerge({ data: { mergeCarts: { id: 'hers' } } })
    expect((await read).body).toEqual({ data: { cart: { id: 'hers' } } })
    expect(cookiesOf(await merged)).toContain('vsf-cart=hers')
  })

  test('a merge that is refused leaves both carts as they were', async () => {
    stub.answers['mergeCarts'] = userError('graphql-input')
    const carts = { sourceCartId: 'guests7', destinationCartId: 'hers' }
    const response = await call('mergeCarts', [carts])
    expect([response.body, cookiesOf(response)]).toEqual([userError('graphql-input'), []])
    expect((await call('cart', ['guests7'])).body).toEqual({ data: { cart: { id: 'guests7' } } })
  })

  test('so do changes that name the cart themselves', async () => {
    const { promise, resolve: finishMerge } = Promise.withResolvers<object>()
    stub.answers['mergeCarts'] = () => promise
    const signedIn = call('generateCustomerToken', [credentials], 'vsf-cart=guests5').then(
      (response) => response,
    )
    await expect.poll(operations).toContain('mergeCarts')
    const read = call('cart', ['guests5']).then((response) => response)
    finishMerge({ data: { mergeCarts: { id: 'hers' } } })
    await read
    await signedIn
    const reads = stub.requests.filter(({ operationName }) => operationName === 'cart')
    expect(reads.at(-1)?.variables).toEqual({ cartId: 'hers' })
  })
})

describe('signed in', () => {
  test('the token travels with personal calls', async () => {
    await call('customer', [null, null], 'vsf-customer=her.token')
    expect(stub.requests[0]?.headers['authorization']).toBe('Bearer her.token')
  })

  test("the customer's cart becomes the session's", async () => {
    const response = await call('customerCart', [], 'vsf-customer=her.token')
    expect(cookiesOf(response)[0]).toBe('vsf-cart=hers')
  })

  test('a session without a cart has the one that was begun elsewhere', async () => {
    const response = await call('cart', [], 'vsf-customer=her.token')
    expect(response.body).toEqual({ data: { cart: { id: 'hers' } } })
    expect(cookiesOf(response)).toEqual(['vsf-cart=hers', 'vsf-session={"cart":true,"customer":true}'])
  })

  test('so has one whose cart was ordered elsewhere', async () => {
    stub.answers['cart'] = ({ variables }: UpstreamRequest) =>
      variables['cartId'] === 'hers'
        ? { data: { cart: { id: 'hers' } } }
        : { ...userError('graphql-no-such-entity'), data: { cart: null } }
    const response = await call('cart', [], 'vsf-customer=her.token; vsf-cart=ordered')
    expect(response.body).toEqual({ data: { cart: { id: 'hers' } } })
    expect(cookiesOf(response)[0]).toBe('vsf-cart=hers')
  })

  test('a cart that the back end does not name is none', async () => {
    stub.answers['customerCart'] = userError('graphql-input')
    const response = await call('cart', [], 'vsf-customer=her.token')
    expect(response.body).toEqual({ data: { cart: null } })
    expect(cookiesOf(response)).toEqual([])
  })

  test.each(['graphql-authentication', 'graphql-authorization'])('%s ends the session', async (category) => {
    stub.answers['customer'] = userError(category)
    const response = await call('customer', [], 'vsf-customer=her.token; vsf-cart=hers')
    expect([response.status, response.body.error.code]).toEqual([401, 'NOT_AUTHORIZED'])
    expect(cookiesOf(response)).toEqual([
      'vsf-customer=',
      'vsf-cart=',
      'vsf-session={"cart":false,"customer":false}',
    ])
  })

  test('calls without a token are refused by the back end only', async () => {
    stub.answers['customer'] = userError('graphql-authorization')
    const response = await call('customer', [])
    expect([response.status, response.body]).toEqual([200, userError('graphql-authorization')])
  })
})

describe('signing out', () => {
  const forgotten = ['vsf-customer=', 'vsf-cart=', 'vsf-session={"cart":false,"customer":false}']

  test.each([
    ['done', { data: { revokeCustomerToken: { result: true } } }, 200],
    ['refused', userError('graphql-authorization'), 200],
    ['impossible', '<html>', 502],
  ])('forgets token and cart: %s', async (_what, answer, status) => {
    stub.answers['revokeCustomerToken'] = answer
    const response = await call('revokeCustomerToken', [null], 'vsf-customer=her.token; vsf-cart=hers')
    expect(response.status).toBe(status)
    expect(cookiesOf(response)).toEqual(forgotten)
  })
})

test('guessing passwords is limited', async () => {
  const limited = await startMiddleware({ commerceUrl: stub.url, env: { RATE_LIMIT_LOGIN_PER_MINUTE: '2' } })
  const statuses: number[] = []
  for (let i = 0; i < 3; i++) {
    statuses.push(
      (await supertest(limited.url).post('/magento/generateCustomerToken').send([credentials])).status,
    )
  }
  await limited.stop()
  expect(statuses).toEqual([200, 200, 429])
  expect(limited.log.join('\n')).not.toMatch(/ann@example|Bunk-beds|new\.token/)
})
