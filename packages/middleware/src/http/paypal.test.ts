// PayPal Express of a Magento: where shoppers are sent, what is passed on, and what the log does not say.
import { introspectionFromSchema } from 'graphql'
import supertest from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'
import { magentoSchema } from '../testing/magento-schema.ts'

const TOKEN = 'EC-5DM79543VH4093723'
const stub = await startStubUpstream({
  introspection: { data: introspectionFromSchema(magentoSchema('2.4.7-p3')) },
  setPaymentMethodOnCart: { data: { setPaymentMethodOnCart: null } },
})
const middleware = await startMiddleware({ commerceUrl: stub.url })
const standIn = await startMiddleware({
  commerceUrl: stub.url,
  env: { PAYPAL_ORIGINS: 'http://127.0.0.1:9' },
})

afterAll(async () => {
  await Promise.all([middleware.stop(), standIn.stop()])
  await stub.stop()
})

const begin = (start: string | null, { url } = middleware, path = 'fr/checkout/paypal') => {
  stub.answers['createPaypalExpressToken'] = {
    data: { createPaypalExpressToken: { token: TOKEN, paypal_urls: { start } } },
  }
  return supertest(url)
    .post('/magento/createPaypalExpressToken')
    .set('cookie', 'vsf-cart=abc')
    .send([{ code: 'paypal_express', urls: { return_url: path, cancel_url: path } }])
}

const checkoutAt = (origin: string) => `${origin}/checkoutnow?token=${TOKEN}`

test('a payment begins for the cart of the session, at PayPal and nowhere else', async () => {
  const { body } = await begin(checkoutAt('https://www.paypal.com')).expect(200)
  expect(body.data.createPaypalExpressToken.token).toBe(TOKEN)
  expect(stub.requests.at(-1)?.variables).toEqual({
    input: {
      cart_id: 'abc',
      code: 'paypal_express',
      urls: { return_url: 'fr/checkout/paypal', cancel_url: 'fr/checkout/paypal' },
    },
  })
  await begin(checkoutAt('https://www.sandbox.paypal.com')).expect(200)
  for (const elsewhere of [
    'https://www.paypal.com.example.com/checkoutnow',
    'http://www.paypal.com/checkoutnow',
    'https://www.paypal.com@example.com/',
    'https://someone@www.paypal.com/',
    'javascript:alert(1)',
    '/checkoutnow',
  ]) {
    const { body: userError } = await begin(elsewhere).expect(502)
    expect(userError.error.code, elsewhere).toBe('UPSTREAM_INVALID')
  }
})

test('a stand-in of PayPal is a setting', async () => {
  await begin(checkoutAt('http://127.0.0.1:9'), standIn).expect(200)
  await begin(checkoutAt('https://www.paypal.com'), standIn).expect(502)
})

test('PayPal sends shoppers back to paths of the shop only', async () => {
  for (const path of [
    'https://example.com/',
    '//example.com',
    '../checkout',
    'checkout?a=b',
    '/checkout',
    '',
  ])
    await begin(null, middleware, path).expect(400)
})

test('the user error of a Magento is passed on', async () => {
  const errors = [
    {
      message: "PayPal can't process orders with a zero balance due.",
      extensions: { category: 'graphql-input' },
    },
  ]
  stub.answers['createPaypalExpressToken'] = { errors, data: { createPaypalExpressToken: null } }
  const { body } = await supertest(middleware.url)
    .post('/magento/createPaypalExpressToken')
    .set('cookie', 'vsf-cart=abc')
    .send([
      { code: 'paypal_express', urls: { return_url: 'checkout/paypal', cancel_url: 'checkout/paypal' } },
    ])
  expect(body.errors[0].message).toBe(errors[0]?.message)
})

test('token and payer reach the back end, and no log', async () => {
  const paypal_express = { token: TOKEN, payer_id: 'PAYER2X' }
  await supertest(middleware.url)
    .post('/magento/setPaymentMethodOnCart')
    .set('cookie', 'vsf-cart=abc')
    .send([{ payment_method: { code: 'paypal_express', paypal_express } }])
    .expect(200)
  expect(stub.requests.at(-1)?.variables).toEqual({
    input: { cart_id: 'abc', payment_method: { code: 'paypal_express', paypal_express } },
  })
  expect(middleware.log.join('')).not.toContain(TOKEN)
  expect(middleware.log.join('')).not.toContain('PAYER2X')
})

test('where the schema has no PayPal, the feature is missing and nothing of it is sent', async () => {
  const schema = introspectionFromSchema(magentoSchema('2.4.7-p3'))
  const types = schema.__schema.types.map((type) =>
    type.kind === 'OBJECT' && type.name === 'Mutation'
      ? { ...type, fields: type.fields.filter(({ name }) => name !== 'createPaypalExpressToken') }
      : type.kind === 'INPUT_OBJECT' && type.name === 'PaymentMethodInput'
        ? { ...type, inputFields: type.inputFields.filter(({ name }) => name !== 'paypal_express') }
        : type,
  )
  const bare = await startStubUpstream({
    introspection: { data: { __schema: { ...schema.__schema, types } } },
    setPaymentMethodOnCart: { data: { setPaymentMethodOnCart: null } },
  })
  const plain = await startMiddleware({ commerceUrl: bare.url })
  const { body } = await supertest(plain.url).get('/capabilities')
  expect(body.magento.features.paypalExpress.supported).toBe(false)
  await begin(null, plain).expect(501)
  await supertest(plain.url)
    .post('/magento/setPaymentMethodOnCart')
    .set('cookie', 'vsf-cart=abc')
    .send([{ payment_method: { code: 'paypal_express', paypal_express: { token: TOKEN, payer_id: 'P' } } }])
    .expect(400)
  expect(bare.requests).toEqual([])
  await plain.stop()
  await bare.stop()
})
