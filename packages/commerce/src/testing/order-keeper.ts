// Orders and what becomes of them, for tests: placed over HTTP, moved on by the operator's own commands.
import { expect } from 'vitest'
import { addItemsTo, card } from './every-type-items.ts'
import { guestShopper, makeAddress } from './guest-shopper.ts'
import type { TestCommerce } from './index.ts'
import { runAdmin } from './run-admin.ts'

export interface Placed {
  number: string
  token: string
  id: string
}

export const PLACE =
  'mutation($i:PlaceOrderInput){placeOrder(input:$i){orderV2{id number token status total{grand_total{value} total_giftcard{value}}} errors{message}}}'

const LIFE = `number status available_actions comments{message} order_status_change_date
  items{product_sku status quantity_ordered quantity_invoiced quantity_shipped quantity_canceled}
  invoices{number items{__typename product_sku quantity_invoiced} total{grand_total{value}}}
  shipments{number tracking{carrier title number} items{__typename product_sku quantity_shipped}}`

interface Mail {
  kind: string
  recipient: string
  subject: string
  id: number
}
interface Place {
  commerce: () => TestCommerce
  dataDir: () => string
  /** The catalog of every type. */
  catalogDir: string
}

export function orderKeeper({ commerce, dataDir, catalogDir }: Place) {
  const shopper = guestShopper(() => commerce().graphqlUrl)
  const operator = (...words: string[]) =>
    runAdmin(words, { dataDir: dataDir(), env: { CATALOG_DIR: catalogDir } })

  async function order(items: object[], prepare?: (cartId: string) => Promise<unknown>): Promise<Placed> {
    const cartId = await shopper.newCart()
    await addItemsTo(commerce().graphqlUrl, cartId, items)
    await shopper.completeCart(cartId, makeAddress())
    await prepare?.(cartId)
    const { data } = await shopper.send(PLACE, { i: { cart_id: cartId } })
    expect(data.placeOrder.errors).toEqual([])
    return data.placeOrder.orderV2
  }

  /** A virtual cart: billing address only. */
  async function completeVirtual(cartId: string, headers: Record<string, string> = {}): Promise<void> {
    const send = (mutation: string, type: string, input: object) =>
      shopper.send(
        `mutation($i:${type}){${mutation}(input:$i){cart{id}}}`,
        { i: { cart_id: cartId, ...input } },
        headers,
      )
    if (!headers['authorization'])
      await send('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: 'maude@example.com' })
    await send('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', {
      billing_address: { address: makeAddress() },
    })
    const paid = await send('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', {
      payment_method: { code: 'checkmo' },
    })
    expect(paid.errors).toBeUndefined()
  }

  async function orderVirtual(items: object[]): Promise<Placed> {
    const cartId = await shopper.newCart()
    await addItemsTo(commerce().graphqlUrl, cartId, items)
    await completeVirtual(cartId)
    const { data } = await shopper.send(PLACE, { i: { cart_id: cartId } })
    expect(data.placeOrder.errors).toEqual([])
    return data.placeOrder.orderV2
  }

  async function read(token: string) {
    const { data } = await shopper.send(`query($i:OrderTokenInput!){guestOrderByToken(input:$i){${LIFE}}}`, {
      i: { token },
    })
    return data.guestOrderByToken
  }

  async function mails(kind: string): Promise<(Mail & { text: string })[]> {
    const list = ((await (await fetch(`${commerce().url}/outbox.json`)).json()) as Mail[]).filter(
      (mail) => mail.kind === kind,
    )
    return Promise.all(
      list.map(async (mail) => ({
        ...mail,
        text: await (await fetch(`${commerce().url}/outbox/${mail.id}.txt`)).text(),
      })),
    )
  }

  async function stockOf(sku: string): Promise<string | null> {
    const { data } = await shopper.send(
      'query($s:String){products(filter:{sku:{eq:$s}}){items{only_x_left_in_stock}}}',
      { s: sku },
    )
    return data.products.items[0].only_x_left_in_stock
  }

  const applyCard = (cartId: string, code: string) =>
    shopper.send(
      'mutation($i:ApplyGiftCardToCartInput){applyGiftCardToCart(input:$i){cart{applied_gift_cards{code applied_balance{value} current_balance{value}} prices{grand_total{value}} available_payment_methods{code}}}}',
      { i: { cart_id: cartId, gift_card_code: code } },
    )

  /** A card worth fifty dollars, bought and paid for. */
  async function boughtCode(): Promise<string> {
    const existing = (await mails('gift-card')).length
    const { number } = await orderVirtual([card])
    expect(await mails('gift-card')).toHaveLength(existing)
    expect((await operator('invoice', number)).code).toBe(0)
    return newestCode()
  }

  /** Of the card that was mailed last. */
  async function newestCode(): Promise<string> {
    const [mail] = await mails('gift-card')
    expect(mail?.recipient).toBe('leo@example.com')
    return /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  async function balanceOf(code: string): Promise<number> {
    const query = 'query($i:GiftCardAccountInput!){giftCardAccount(input:$i){balance{value}}}'
    return (await shopper.send(query, { i: { gift_card_code: code } })).data.giftCardAccount.balance.value
  }

  return {
    shopper,
    operator,
    order,
    completeVirtual,
    read,
    mails,
    stockOf,
    applyCard,
    boughtCode,
    newestCode,
    balanceOf,
  }
}
