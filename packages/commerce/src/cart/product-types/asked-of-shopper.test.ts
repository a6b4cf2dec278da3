// What shoppers type or pick besides the product: gift cards and custom options, over HTTP.
import { describe, expect, test } from 'vitest'
import {
  customOptionUid,
  customValueUid,
  giftCardAmountUid,
  giftCardFieldUid,
} from '../../product/option-uids.ts'
import { everyTypeShop } from '../../testing/every-type-shop.ts'
import { card, engraved, person } from '../../testing/every-type-items.ts'

const shop = everyTypeShop()
const { shopper, add } = shop

describe('a gift card', () => {
  test('of a fixed or an open amount, for somebody', async () => {
    const open = [{ uid: giftCardFieldUid('custom_giftcard_amount'), value: '42,50' }, ...person]
    const message = { uid: giftCardFieldUid('giftcard_message'), value: 'Bonne fête !' }
    const { cart, user_errors } = await add(await shopper.newCart(), [
      card,
      { sku: 'CARD', entered_options: [...open, message] },
    ])
    expect(user_errors).toEqual([])
    expect(cart.is_virtual).toBe(true)
    expect(cart.items).toMatchObject([
      { __typename: 'GiftCardCartItem', amount: { value: 50 }, sender_name: 'Maude', message: null },
      { prices: { price: { value: 42.5 } }, recipient_email: 'leo@example.com', message: 'Bonne fête !' },
    ])
  })

  test('needs an amount that is offered and both people', async () => {
    const amount = (value: string) => [{ uid: giftCardFieldUid('custom_giftcard_amount'), value }, ...person]
    const wrong = [
      { ...card, selected_options: [] },
      { ...card, selected_options: [giftCardAmountUid(1)] },
      ...['24.99', '501', '-5', '1e3', 'x'].map((value) => ({ sku: 'CARD', entered_options: amount(value) })),
      { ...card, entered_options: person.slice(1) },
      {
        ...card,
        entered_options: [...person, { uid: giftCardFieldUid('giftcard_recipient_email'), value: 'no' }],
      },
      {
        ...card,
        entered_options: [...person, { uid: giftCardFieldUid('giftcard_message'), value: 'x'.repeat(256) }],
      },
    ]
    const { cart, user_errors } = await add(await shopper.newCart(), wrong)
    expect(user_errors).toHaveLength(wrong.length)
    expect(cart.items).toEqual([])
  })

  test('on paper is counted and delivered', async () => {
    const paper = { ...card, sku: 'PAPER-CARD', selected_options: [giftCardAmountUid(7500)] }
    const { cart, user_errors } = await add(await shopper.newCart(), [paper, { ...paper, quantity: 2 }])
    expect(cart).toMatchObject({ is_virtual: false, total_quantity: 1 })
    expect(user_errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', quantity: 2 }])
  })
})

describe('custom options', () => {
  test('add their prices, fixed or per cent, and are returned with the item', async () => {
    const item = { ...engraved('Léo'), selected_options: [customValueUid(4, 10), customValueUid(6, 15)] }
    const { cart, user_errors } = await add(await shopper.newCart(), [item])
    expect(user_errors).toEqual([])
    // 25 + 5 + 10 % of 25 + 3.50
    expect(cart.items[0]).toMatchObject({
      __typename: 'SimpleCartItem',
      prices: { price: { value: 36 } },
      customizable_options: [
        {
          customizable_option_uid: customOptionUid(1),
          label: 'Name',
          is_required: true,
          values: [{ label: '', value: 'Léo', price: { value: 5, type: 'FIXED', units: '$' } }],
        },
        { values: [{ label: 'Gold', value: '10', price: { value: 10, type: 'PERCENT', units: '%' } }] },
        { values: [{ label: 'Silver', value: '15' }] },
      ],
    })
  })

  test('are required, limited in length, real dates, and among the values', async () => {
    const entered = (id: number, value: string) => ({
      sku: 'PLATE',
      entered_options: [
        { uid: customOptionUid(1), value: 'Léo' },
        { uid: customOptionUid(id), value },
      ],
    })
    const { user_errors, cart } = await add(await shopper.newCart(), [
      { sku: 'PLATE' },
      engraved('Thirteen char'),
      entered(2, 'x'.repeat(2001)),
      entered(3, '2026-02-30'),
      { ...engraved('Léo'), selected_options: [customValueUid(4, 99)] },
      { ...engraved('Léo'), selected_options: [customValueUid(4, 10), customValueUid(4, 11)] },
    ])
    expect(cart.items).toEqual([])
    expect(user_errors.map((error: { message: string }) => error.message)).toEqual([
      'Something that this product needs is missing. Fill it in and try again.',
      'The text is too long. Shorten the text and try again.',
      'The text is too long. Shorten the text and try again.',
      'The date is invalid. Verify the date and try again.',
      'We no longer offer this choice. Please choose again.',
      'We no longer offer this choice. Please choose again.',
    ])
  })
})

describe('the day of a service', () => {
  const on = (value: string) => ({ sku: 'ASSEMBLY', entered_options: [{ uid: customOptionUid(20), value }] })

  test('is to come, and the user error has the language of the view', async () => {
    const cartId = await shopper.newCart()
    const english = await add(cartId, [on('2020-02-29'), on('2020-02-29 00:00:00')])
    expect(english.user_errors.map(({ message }: { message: string }) => message)).toEqual([
      'This day has passed. Choose today or a later day.',
      'This day has passed. Choose today or a later day.',
    ])
    const french = await add(cartId, [on('2020-02-29')], 'fr')
    expect(french.user_errors).toMatchObject([
      { message: 'Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.' },
    ])
  })

  test('is shown as the language writes it', async () => {
    const cartId = await shopper.newCart()
    const { cart } = await add(cartId, [on('2099-12-01')])
    expect(cart.items[0].customizable_options[0].values).toEqual([
      { label: 'December 1, 2099', value: '2099-12-01' },
    ])
    const french = await add(cartId, [on('2099-12-01')], 'fr')
    expect(french.cart.items[0].customizable_options[0].values[0].label).toBe('1 décembre 2099')
  })
})

test('the day of a thing may be any', async () => {
  const born = { sku: 'PLATE', entered_options: [{ uid: customOptionUid(3), value: '2015-06-01' }] }
  const name = engraved('Léo').entered_options
  const { user_errors } = await add(await shopper.newCart(), [
    { ...born, entered_options: [...born.entered_options, ...name] },
  ])
  expect(user_errors).toEqual([])
})
