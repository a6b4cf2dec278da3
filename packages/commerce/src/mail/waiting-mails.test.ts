// Mails to an address that nobody has proven, through HTTP and a real SMTP server: most wait, and carry no links of strangers.
import { afterAll, describe, expect, test } from 'vitest'
import { ConfirmMailAddressDocument } from '@loftwood/graphql-types'
import { send } from '../testing/graphql-client.ts'
import { makeAddress } from '../testing/guest-shopper.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { mailReader, plainText } from '../testing/mail-reader.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { runAdmin } from '../testing/run-admin.ts'

let mailServer: MailServer
const shop = everyTypeShop(async () => {
  mailServer = await startMailServer()
  return { env: { SMTP_URL: mailServer.url, STOREFRONT_URL: 'https://shop.example' } }
})
afterAll(() => mailServer.stop())

const { shopper } = shop
const nextMail = mailReader(() => mailServer)
const PLACE =
  'mutation($i:PlaceOrderInput){placeOrder(input:$i){orderV2{number token is_mail_waiting} errors{message}}}'

interface Placed {
  number: string
  token: string
  is_mail_waiting: boolean
}

/** A guest's order; everybody's address is typed by hand. */
async function order(email: string, address: object = {}): Promise<Placed> {
  const cartId = await shopper.newCart()
  await shop.add(cartId, [{ sku: 'PILLOW', quantity: 1 }])
  await shopper.completeCart(cartId, makeAddress(address))
  await shopper.onCart('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { cart_id: cartId, email })
  const { data } = await shopper.send(PLACE, { i: { cart_id: cartId } })
  expect(data.placeOrder.errors).toEqual([])
  return data.placeOrder.orderV2
}

async function isWaiting({ token }: Placed): Promise<boolean> {
  const query = 'query($i:OrderTokenInput!){guestOrderByToken(input:$i){is_mail_waiting}}'
  return (await shopper.send(query, { i: { token } })).data.guestOrderByToken.is_mail_waiting
}

async function open(key: string): Promise<number> {
  const { data } = await send(shop.commerce().graphqlUrl, ConfirmMailAddressDocument, { variables: { key } })
  return (data as { confirmMailAddress: number }).confirmMailAddress
}

const sentTo = (name: string) =>
  mailServer.received.filter(({ recipients }) => recipients.some((each) => each.includes(name)))

/** A mail to somebody else has been delivered, so what was queued before it has been, too. */
async function queueIsDelivered(email: string): Promise<void> {
  await order(email)
  await nextMail(email)
}

describe('orders that strangers place for an address', () => {
  /** One mailbox, whatever stands after the plus. */
  const addresses = Array.from({ length: 8 }, (_, index) => `Flooded+${index}@example.com`)

  test('five mails go out within the hour; further orders stand and tell that theirs waits', async () => {
    const orders = []
    for (const address of addresses) orders.push(await order(address))
    expect(orders.map((each) => each.is_mail_waiting)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      ...Array.from({ length: 3 }, () => true),
    ])
    await queueIsDelivered('bystander1@example.com')
    expect(sentTo('Flooded')).toHaveLength(5)

    const waits = await operator('waiting-mails')
    expect(waits.stdout.trim().split('\n')).toHaveLength(3)
    expect(waits.stdout).toContain('Flooded+5@example.com')

    expect(await open('x'.repeat(22))).toBe(0)
    const [, key = ''] = /#\S+&mail=([\w-]{22})\s/.exec(sentTo('Flooded')[0]?.text ?? '') ?? []
    expect(await open(key)).toBe(3)
    expect(await open(key)).toBe(0)
    await nextMail('Flooded+7@example.com')
    expect(sentTo('Flooded')).toHaveLength(8)
    for (const each of orders) expect(await isWaiting(each)).toBe(false)
    expect((await order('flooded@example.com')).is_mail_waiting).toBe(false)
  })

  test('the operator sends what waits', async () => {
    for (let placed = 0; placed < 6; placed += 1) await order('quiet@example.com')
    expect((await operator('release-mails', 'quiet@example.com')).stdout).toContain('1 sent')
    await queueIsDelivered('bystander2@example.com')
    expect(sentTo('quiet')).toHaveLength(6)
    expect((await operator('waiting-mails')).stdout).toContain('No mail waits')
  })

  const operator = (...words: string[]) =>
    runAdmin(words, { dataDir: shop.dataDir(), env: { CATALOG_DIR: shop.catalogDir } })
})

describe('what strangers type', () => {
  test.each([
    [{ firstname: 'Buy pills http://pills.example' }, 'firstname'],
    [{ lastname: 'www.pills.example' }, 'lastname'],
    [{ company: 'pills.com' }, 'company'],
    [{ city: '<a>Guelph</a>' }, 'city'],
    [{ firstname: 'Ann\nLee' }, 'firstname'],
  ])('a name with a link, markup or control characters is refused: %j', async (address, field) => {
    const cartId = await shopper.newCart()
    await shop.add(cartId, [{ sku: 'PILLOW', quantity: 1 }])
    const { errors } = await shopper.onCart('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
      cart_id: cartId,
      shipping_addresses: [{ address: makeAddress(address) }],
    })
    expect(errors).toEqual([
      expect.objectContaining({
        message: `"${field}" cannot contain web addresses or signs such as < and >.`,
      }),
    ])
  })

  test('other words are shown, but mail programs find no link in them', async () => {
    const street = ['See http://pills.example/now', 'or ask@pills.example, www.pills.example']
    await order('reader@example.com', { street })
    const mail = await nextMail('reader@example.com')
    for (const line of street) expect(plainText(mail)).toContain(line)
    for (const version of [mail.html ?? '', mail.text ?? ''])
      expect(version).not.toMatch(/http:\/\/pills|pills\.example|ask@|www\./)
  })
})
