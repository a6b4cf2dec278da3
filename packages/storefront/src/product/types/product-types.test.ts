import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductDetail } from '../product-detail.ts'
import { makeConfigurable, uidOf } from '../testing/make-product.ts'
import {
  GIFT_CARD_UIDS,
  makeBundle,
  makeCustomizable,
  makeDownload,
  makeGiftCard,
  makeGroup,
} from '../testing/make-set.ts'
import { leftOut, today } from './choice-field.ts'
import type { ProductChoice } from './product-type.ts'
import {
  cartItemsFor,
  problemsOf,
  fieldsOf,
  isChosen,
  loadFieldTypes,
  priceOfChoice,
  UnsupportedProductTypeError,
} from './product-types.ts'

beforeAll(loadFieldTypes)

const { amount: AMOUNT, to: TO, email: EMAIL } = GIFT_CARD_UIDS

const choose = (choice: Partial<ProductChoice> = {}): ProductChoice => ({
  quantity: 1,
  selection: {},
  answers: {},
  counts: {},
  ...choice,
})
const variantChoice = choose({
  quantity: 2,
  selection: { color: uidOf('color', 803), att_bed_size: uidOf('att_bed_size', 821) },
})
const ofType = (typename: string) =>
  ({ ...makeConfigurable(), __typename: typename }) as unknown as ProductDetail

it('adds simple and virtual products by their sku', () => {
  expect(cartItemsFor(ofType('SimpleProduct'), choose({ quantity: 2 }))).toEqual([
    { sku: 'BED', quantity: 2 },
  ])
  expect(cartItemsFor(ofType('VirtualProduct'), choose())).toEqual([{ sku: 'BED', quantity: 1 }])
})

it('adds a configurable by its own sku and the chosen options in their order', () => {
  const product = makeConfigurable()
  expect(isChosen(product, choose())).toBe(false)
  expect(priceOfChoice(product, choose())).toBeNull()
  expect(isChosen(product, variantChoice)).toBe(true)
  expect(priceOfChoice(product, variantChoice)).toEqual({ final: 1439, regular: 1439 })
  expect(cartItemsFor(product, variantChoice)).toEqual([
    { sku: 'BED', quantity: 2, selected_options: ['color/803', 'att_bed_size/821'] },
  ])
})

describe('a bundle', () => {
  const uid = btoa('bundle/2/7/1')
  const set = makeBundle({
    isDynamic: true,
    final: 1140,
    regular: 1200,
    options: [
      { title: 'Bed', parts: [{ uid: 'bed', price: 1000 }] },
      {
        title: 'Mattress',
        parts: [
          { uid, price: 200, canChange: true },
          { uid: 'thick', price: 300, isDefault: true },
          { uid: 'gone', price: 100, isSoldOut: true },
        ],
      },
      { title: 'Extras', required: false, type: 'checkbox', parts: [{ uid: 'lamp', price: 40 }] },
    ],
  })

  it('begins with its defaults, and with what is the only choice', () => {
    expect(isChosen(set, choose())).toBe(true)
    expect(cartItemsFor(set, choose())).toEqual([
      { sku: 'SET', quantity: 1, selected_options: ['bed', 'thick'] },
    ])
  })

  it('costs what its parts cost, reduced as the back end reduces it', () => {
    expect(priceOfChoice(set, choose())).toEqual({ final: 1235, regular: 1300 })
    const twice = choose({ answers: { Mattress: [uid], Extras: ['lamp'] }, counts: { [uid]: 2 } })
    expect(priceOfChoice(set, twice)).toEqual({ final: 1368, regular: 1440 })
    expect(cartItemsFor(set, twice)[0]?.selected_options).toEqual(['bed', btoa('bundle/2/7/2'), 'lamp'])
  })

  it('refuses what is sold out, and requires the required options', () => {
    const gone = choose({ answers: { Mattress: ['gone'] } })
    expect(problemsOf(fieldsOf(set, gone), gone)).toEqual({ Mattress: 'missing' })
    expect(isChosen(set, gone)).toBe(false)
    expect(priceOfChoice(set, gone)).toBeNull()
  })

  it('with a price of its own adds what the selections add', () => {
    const fixed = makeBundle({
      isDynamic: false,
      final: 500,
      options: [
        {
          title: 'Cover',
          parts: [
            { uid: 'plain', price: 0, isDefault: true },
            { uid: 'wool', price: 80 },
          ],
        },
      ],
    })
    expect(priceOfChoice(fixed, choose())).toEqual({ final: 500, regular: 500 })
    expect(priceOfChoice(fixed, choose({ answers: { Cover: ['wool'] } }))).toEqual({
      final: 580,
      regular: 580,
    })
  })
})

it('adds every member of a group by its own sku and quantity', () => {
  const room = makeGroup([
    { uid: 'BED-1', price: 900, suggested: 1 },
    { uid: 'DESK-1', price: 400, suggested: 0 },
    { uid: 'LAMP-1', price: 50, suggested: 1, isSoldOut: true },
  ])
  expect(cartItemsFor(room, choose({ counts: { 'DESK-1': 2 } }))).toEqual([
    { sku: 'BED-1', quantity: 1 },
    { sku: 'DESK-1', quantity: 2 },
  ])
  expect(priceOfChoice(room, choose({ counts: { 'DESK-1': 2 } }))).toEqual({ final: 1700, regular: 1700 })
  expect(isChosen(room, choose({ counts: { 'BED-1': 0 } }))).toBe(false)
  expect(leftOut(fieldsOf(room, choose()), choose())).toHaveLength(1)
  expect(leftOut(fieldsOf(room, choose()), choose({ counts: { 'LAMP-1': 0 } }))).toEqual([])
})

it('prices a group by its chosen pieces: nothing costs nothing, and only a sale has a price before', () => {
  const room = makeGroup([
    { uid: 'BED-1', price: 900, suggested: 1 },
    { uid: 'DESK-1', price: 400, regular: 450, suggested: 0 },
  ])
  expect(priceOfChoice(room, choose())).toEqual({ final: 900, regular: 900 })
  expect(priceOfChoice(room, choose({ counts: { 'DESK-1': 2 } }))).toEqual({ final: 1700, regular: 1800 })
  expect(priceOfChoice(room, choose({ counts: { 'BED-1': 0 } }))).toEqual({ final: 0, regular: 0 })
})

it('sells the files of a download one by one, or all for one price', () => {
  const apart = makeDownload(true)
  expect(isChosen(apart, choose())).toBe(false)
  const one = choose({ answers: { links: ['link-1'] } })
  expect(cartItemsFor(apart, one)).toEqual([{ sku: 'PLAN', quantity: 1, selected_options: ['link-1'] }])
  expect(priceOfChoice(apart, one)).toEqual({ final: 15, regular: 15 })
  expect(cartItemsFor(makeDownload(false), choose())).toEqual([
    { sku: 'PLAN', quantity: 1, selected_options: [] },
  ])
})

it('shows custom options in their order and adds them, with their prices', () => {
  const quilt = makeCustomizable()
  expect(fieldsOf(quilt, choose()).map(({ label }) => label)).toEqual(['Thread', 'Name'])
  expect(problemsOf(fieldsOf(quilt, choose()), choose())).toEqual({ thread: 'missing' })
  const answered = choose({ answers: { thread: ['thread/blue'], name: ['  Zoé '] } })
  expect(cartItemsFor(quilt, answered)).toEqual([
    {
      sku: 'QUILT',
      quantity: 1,
      selected_options: ['thread/blue'],
      entered_options: [{ uid: 'name', value: 'Zoé' }],
    },
  ])
  expect(priceOfChoice(quilt, answered)).toEqual({ final: 224, regular: 224 })
})

it('sends days and times as a Magento takes them, and offers no order of what needs a file', () => {
  const option = (uid: string, more: object) => ({ uid, title: uid, required: false, sort_order: 1, ...more })
  const date = (uid: string, type: string) =>
    option(uid, { __typename: 'CustomizableDateOption', date: { uid, price: 0, price_type: 'FIXED', type } })
  const file = option('logo', { __typename: 'CustomizableFileOption' })
  const bag = { ...makeCustomizable(), options: [date('a', 'DATE'), date('b', 'DATE_TIME'), file] } as never
  const answers = { a: ['2026-12-24'], b: ['2026-12-24T10:30'] }
  const choice = { answers, counts: {}, quantity: 1, selection: {} }
  expect(fieldsOf(bag, choice).map((field) => (field.kind === 'text' ? field.input : field.kind))).toEqual([
    'date',
    'datetime',
    'file',
  ])
  expect(cartItemsFor(bag, choice)[0]?.entered_options).toEqual([
    { uid: 'a', value: '2026-12-24 00:00:00' },
    { uid: 'b', value: '2026-12-24 10:30:00' },
  ])
  expect(isChosen(bag, choice)).toBe(true)
  expect(isChosen({ ...(bag as object), options: [{ ...file, required: true }] } as never, choice)).toBe(
    false,
  )
})

it('asks for the amount of a gift card, and for one’s own when that is chosen', () => {
  const card = makeGiftCard()
  const labels = (choice: ProductChoice) => fieldsOf(card, choice).map(({ label }) => label)
  expect(labels(choose())).toEqual(['', 'To', 'E-mail'])
  const fixed = choose({ answers: { amount: ['fifty'], [TO]: ['Zoé'], [EMAIL]: ['zoe@example.com'] } })
  expect(priceOfChoice(card, fixed)).toEqual({ final: 50, regular: 50 })
  expect(cartItemsFor(card, fixed)).toEqual([
    {
      sku: 'GIFT',
      quantity: 1,
      selected_options: ['fifty'],
      entered_options: [
        { uid: TO, value: 'Zoé' },
        { uid: EMAIL, value: 'zoe@example.com' },
      ],
    },
  ])
  const own = choose({ answers: { amount: ['own'], [AMOUNT]: ['500'], [TO]: ['Zoé'], [EMAIL]: ['zoe'] } })
  expect(labels(own)).toEqual(['', 'Amount', 'To', 'E-mail'])
  expect(problemsOf(fieldsOf(card, own), own)).toEqual({ [AMOUNT]: 'amount', [EMAIL]: 'email' })
  const fair = choose({ answers: { ...fixed.answers, amount: ['own'], [AMOUNT]: ['42,50'] } })
  expect(isChosen(card, fair)).toBe(true)
  expect(priceOfChoice(card, fair)).toEqual({ final: 42.5, regular: 42.5 })
  expect(cartItemsFor(card, fair)[0]?.selected_options).toEqual([])
})

it('says so when a type cannot be sold yet', () => {
  expect(isChosen(ofType('SomeProduct'), variantChoice)).toBe(false)
  expect(() => cartItemsFor(ofType('SomeProduct'), variantChoice)).toThrow(UnsupportedProductTypeError)
  expect(() => cartItemsFor(ofType('SomeProduct'), variantChoice)).toThrow(
    'Product Type SomeProduct not supported in add to cart yet',
  )
})

it('takes a day to come for a service, and any day for a thing', () => {
  const day = {
    __typename: 'CustomizableDateOption',
    uid: 'day',
    title: 'Day',
    required: false,
    date: { type: 'DATE' },
  }
  const requests = (__typename: string) =>
    ({ ...makeCustomizable(), __typename, options: [day] }) as ProductDetail
  const problems = (type: string, text: string) => {
    const given = choose({ answers: { day: [text] } })
    return problemsOf(fieldsOf(requests(type), given), given)
  }
  expect(problems('VirtualProduct', '2020-02-29')).toEqual({ day: 'past' })
  expect(problems('VirtualProduct', today())).toEqual({})
  expect(problems('VirtualProduct', '2099-12-01')).toEqual({})
  expect(problems('SimpleProduct', '2020-02-29')).toEqual({})
})
