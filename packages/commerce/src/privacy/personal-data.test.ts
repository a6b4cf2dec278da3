// What the operator can give a customer, and take back: by commands at the running shop.
import { expect, test } from 'vitest'
import { downloadLinkUid } from '../product/option-uids.ts'
import { bookAddress, customerShopper } from '../testing/customer-shopper.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { orderKeeper, PLACE, type Placed } from '../testing/order-keeper.ts'

const shop = everyTypeShop()
const { shopper, operator, completeVirtual, mails } = orderKeeper(shop)
const { newCustomer, signIn } = customerShopper(() => shop.commerce().graphqlUrl)

/** A customer's order of a download. */
async function orderOf(token: string): Promise<Placed> {
  const headers = { authorization: `Bearer ${token}` }
  const cartId = (await shopper.send('{customerCart{id}}', {}, headers)).data.customerCart.id as string
  const plan = { sku: 'PLAN', selected_options: [downloadLinkUid(2)], quantity: 1 }
  await shopper.send(
    'mutation($c:String!,$p:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$p){user_errors{message}}}',
    { c: cartId, p: [plan] },
    headers,
  )
  await completeVirtual(cartId, headers)
  return (await shopper.send(PLACE, { i: { cart_id: cartId } }, headers)).data.placeOrder.orderV2
}

test('everything the shop has of a customer is printed as JSON, without secrets', async () => {
  const { email, token } = await newCustomer({ is_subscribed: true })
  const { number, token: orderToken } = await orderOf(token)
  await shopper.send(
    'mutation($i:CustomerAddressInput!){createCustomerAddress(input:$i){id}}',
    { i: bookAddress({ buzzer_code: '#1234' }) },
    { authorization: `Bearer ${token}` },
  )
  const { code, stdout } = await operator('export-customer', email)
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    profile: { email, firstname: 'Maude' },
    addresses: [{ buzzer_code: '#1234' }],
    newsletter: [{ email, status: 'UNCONFIRMED', consent_source: 'registration', consented_at: null }],
    orders: [{ number, billingAddress: { street: ['12 King Street'] } }],
    downloads: [{ number, downloads: 0, title: expect.stringContaining('en') }],
    mails: expect.arrayContaining([expect.objectContaining({ recipient: email, kind: 'welcome' })]),
  })
  expect(stdout).not.toMatch(/argon2|password_hash/)
  expect(stdout).not.toContain(orderToken)
  expect(stdout).not.toMatch(/"token"/)
})

test('a deleted customer’s finished orders are nobody’s, those under way follow', async () => {
  const { email, token } = await newCustomer()
  const finished = await orderOf(token)
  const pending = await orderOf(token)
  await operator('invoice', finished.number)
  expect(await operator('delete-customer', email)).toMatchObject({ code: 0, stdout: `${email} is deleted\n` })

  expect(await signIn(email)).toBe('')
  const shown = async ({ number }: Placed) => (await operator('order', number)).stdout
  expect(await shown(finished)).toContain('deleted@customer.invalid')
  expect(await shown(finished)).toContain('PLAN')
  expect(await shown(pending)).toContain(email)
  expect((await mails('welcome')).map(({ recipient }) => recipient)).not.toContain(email)

  await operator('cancel', pending.number, 'Not wanted any more')
  expect((await operator('sweep')).stdout).toContain('orders of deleted customers, without the person: 1')
  expect(await shown(pending)).not.toContain(email)
})

test.each(['export-customer', 'delete-customer'])('%s of nobody fails', async (name) => {
  expect(await operator(name, 'nobody@example.com')).toMatchObject({
    code: 1,
    stderr: 'There is no customer nobody@example.com\n',
  })
})
