// A Magento whose guest checkout was switched off while the cached settings still allow it.
import supertest from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'

const config = (is_guest_checkout_enabled: boolean) => ({
  data: { storeConfig: { is_guest_checkout_enabled } },
})
const stub = await startStubUpstream({
  storeConfig: config(true),
  cartTotalQty: { data: { cart: { total_quantity: 1 } } },
  setGuestEmailOnCart: {
    errors: [
      { message: 'Gastbestellung ist nicht erlaubt.', extensions: { category: 'graphql-authorization' } },
    ],
    data: null,
  },
})
const middleware = await startMiddleware({ commerceUrl: stub.url })
const api = supertest(middleware.url)
const enabled = async () =>
  (await api.get('/magento/storeConfig?body=[]')).body.data.storeConfig.is_guest_checkout_enabled

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

test('a guest is told why, in no language of the back end, and the settings are read again', async () => {
  expect(await enabled()).toBe(true)
  stub.answers['storeConfig'] = config(false)
  expect(await enabled()).toBe(true)
  const refused = await api
    .post('/magento/setGuestEmailOnCart')
    .set('cookie', 'vsf-cart=theirs')
    .send([{ email: 'ann@example.com' }])
  expect([refused.status, refused.body.error.code]).toEqual([403, 'GUEST_NOT_ALLOWED'])
  expect(await enabled()).toBe(false)
})
