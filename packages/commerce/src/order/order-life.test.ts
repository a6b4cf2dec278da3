// What becomes of orders, over HTTP: downloads, invoices, shipments.
import { describe, expect, test } from 'vitest'
import { downloadLinkUid } from '../product/option-uids.ts'
import { customerShopper } from '../testing/customer-shopper.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { orderKeeper, PLACE, type Placed } from '../testing/order-keeper.ts'

const shop = everyTypeShop()
const { shopper, operator, order, completeVirtual, read, mails } = orderKeeper(shop)
const customers = customerShopper(() => shop.commerce().graphqlUrl)

describe('downloads', () => {
  test('are for customers, open when paid for, are counted and end', async () => {
    const guestCart = await shopper.newCart()
    const plan = { sku: 'PLAN', selected_options: [downloadLinkUid(2)], quantity: 1 }
    await shop.add(guestCart, [plan])
    const guest = await shopper.onCart('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', {
      cart_id: guestCart,
      email: 'g@example.com',
    })
    expect(guest.errors?.[0]?.extensions?.category).toBe('graphql-authorization')

    const { token } = await customers.newCustomer()
    const headers = { authorization: `Bearer ${token}` }
    const cartId = (await shopper.send('{customerCart{id}}', {}, headers)).data.customerCart.id as string
    await shopper.send(
      'mutation($c:String!,$p:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$p){user_errors{message}}}',
      { c: cartId, p: [plan] },
      headers,
    )
    await completeVirtual(cartId, headers)
    const placed = (await shopper.send(PLACE, { i: { cart_id: cartId } }, headers)).data.placeOrder
      .orderV2 as Placed
    const mine = async () => {
      const query =
        '{customerDownloadableProducts{items{date download_url order_increment_id remaining_downloads status title}}}'
      return (await shopper.send(query, {}, headers)).data.customerDownloadableProducts.items
    }
    expect(await mine()).toMatchObject([
      { title: 'Plan in French', status: 'pending', download_url: null, remaining_downloads: '3' },
    ])
    await operator('invoice', placed.number)
    const [{ download_url: url }] = await mine()
    expect(url).toMatch(/\/downloads\/[\w-]{43}$/)
    for (const _ of [1, 2, 3]) {
      const response = await fetch(url)
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="plan.fr.pdf"')
      expect(await response.text()).toBe('plan in French')
    }
    expect((await fetch(url)).status).toBe(404)
    expect(await mine()).toMatchObject([{ status: 'expired', remaining_downloads: '0' }])
    expect((await fetch(`${shop.commerce().url}/downloads/${'x'.repeat(43)}`)).status).toBe(404)
    expect((await fetch(`${shop.commerce().url}/downloads/..%2Fplan.fr.pdf`)).status).toBe(404)
    expect(
      (await shopper.send('{customerDownloadableProducts{items{date}}}')).errors?.[0]?.extensions?.category,
    ).toBe('graphql-authorization')
    expect((await mails('invoice'))[0]?.text).toContain('Your downloads are ready')
  })
})

describe('invoices and shipments', () => {
  test('bring an order from pending to complete, with mails', async () => {
    const { number, token } = await order([{ sku: 'PILLOW', quantity: 3 }, { sku: 'ASSEMBLY' }])
    expect(await read(token)).toMatchObject({
      status: 'Pending',
      available_actions: ['REORDER', 'CANCEL'],
      invoices: [],
    })
    await operator('ship', number, '--items', 'PILLOW=2', '--carrier', 'Canada Post', '--tracking', 'CP123')
    expect(await read(token)).toMatchObject({
      status: 'Processing',
      available_actions: ['REORDER'],
      items: [
        { status: 'Partial', quantity_shipped: 2 },
        { status: 'Ordered', quantity_shipped: 0 },
      ],
      shipments: [
        {
          number: '000000001',
          tracking: [{ carrier: 'Canada Post', number: 'CP123' }],
          items: [{ quantity_shipped: 2 }],
        },
      ],
    })
    expect((await mails('shipment'))[0]?.text).toMatch(/Canada Post: CP123\nhttps:\/\/\S+searchFor=CP123/)
    await operator('invoice', number)
    await operator('comment', number, 'Call before delivery')
    await operator('ship', number)
    expect(await read(token)).toMatchObject({
      status: 'Complete',
      comments: [{ message: 'Call before delivery' }],
      items: [{ status: 'Shipped', quantity_invoiced: 3, quantity_shipped: 3 }, { status: 'Shipped' }],
      invoices: [{ items: [{ product_sku: 'PILLOW', quantity_invoiced: 3 }, { product_sku: 'ASSEMBLY' }] }],
      shipments: [{}, { items: [{ __typename: 'ShipmentItem', quantity_shipped: 1 }] }],
    })
  })

  test('the order says how to pay until it is paid, what was chosen, how long the way is and when it left', async () => {
    const facts = `status payment_instructions delivery_days_min delivery_days_max is_delivered_by_appointment shipments{created_at}
      items{product{sku} ... on ConfigurableOrderItem{configured_variant{sku thumbnail{url}}}}`
    const readIn = async (token: string, store: string) =>
      (
        await shopper.send(
          `query($i:OrderTokenInput!){guestOrderByToken(input:$i){${facts}}}`,
          { i: { token } },
          { store },
        )
      ).data.guestOrderByToken
    const { number, token } = await order([{ sku: 'BED-WHT-TWN', parent_sku: 'BED' }])
    const placed = await readIn(token, 'default')
    expect(placed.payment_instructions[0]).toMatch(/^Make your cheque .*payable to .*write 0+\d+ on it/)
    expect(placed.payment_instructions.length).toBeGreaterThan(3)
    expect(placed).toMatchObject({
      delivery_days_min: expect.any(Number),
      delivery_days_max: expect.any(Number),
      is_delivered_by_appointment: false,
      items: [{ product: { sku: 'BED' }, configured_variant: { sku: 'BED-WHT-TWN' } }],
      shipments: [],
    })
    expect((await readIn(token, 'fr')).payment_instructions[0]).toMatch(/^Faites votre chèque/)
    await operator('invoice', number)
    await operator('ship', number)
    expect(await readIn(token, 'default')).toMatchObject({
      payment_instructions: [],
      shipments: [{ created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }],
    })
    const canceled = await order([{ sku: 'PILLOW', quantity: 1 }])
    await operator('cancel', canceled.number, 'Out of stock')
    expect((await readIn(canceled.token, 'default')).payment_instructions).toEqual([])
  })

  test('impossible commands are refused, and change nothing', async () => {
    const { number, token } = await order([{ sku: 'PILLOW', quantity: 2 }])
    const before = await read(token)
    for (const words of [
      ['ship', number, '--items', 'PILLOW=3'],
      ['ship', number, '--items', 'MATTRESS=1'],
      ['invoice', '999999999'],
      ['cancel', number],
      ['order', 'x'],
    ]) {
      const outcome = await operator(...words)
      expect([words, outcome.code === 0, outcome.stderr === '']).toEqual([words, false, false])
    }
    expect(await read(token)).toEqual(before)
    await operator('invoice', number)
    expect((await operator('invoice', number)).stderr).toContain('invoiced already')
    expect((await operator('cancel', number, 'x')).stderr).toContain('cannot be canceled')
    expect((await operator('orders')).stdout).toContain(number)
    expect((await operator('order', number)).stdout).toContain('2 × PILLOW')
  })
})
