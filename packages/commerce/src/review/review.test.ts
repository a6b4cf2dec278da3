// Writing reviews through HTTP.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedStore } from '@loftwood/demo-store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CreateProductReviewDocument,
  CustomerProductReviewDocument,
  ProductReviewDocument,
  ProductReviewRatingsMetadataDocument,
  StoreConfigDocument,
} from '@loftwood/graphql-types'
import { customerShopper } from '../testing/customer-shopper.ts'
import { runAdmin } from '../testing/run-admin.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'

const sku = 'LAU-BNK-HI'

let commerce: TestCommerce
let token: string
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loftwood-reviews-'))
  commerce = await startCommerce({ dataDir })
  token = (await newCustomer()).token
})
afterAll(async () => {
  await commerce.stop()
  await rm(dataDir, { recursive: true, force: true })
})
const { send, newCustomer } = customerShopper(() => commerce.graphqlUrl)

interface Metadata {
  productReviewRatingsMetadata: {
    items: { id: string; name: string; values: { value: string; value_id: string }[] }[]
  }
}
async function ratings(stars: number) {
  const { data } = await send(ProductReviewRatingsMetadataDocument)
  return (data as Metadata).productReviewRatingsMetadata.items.map(({ id, values }) => ({
    id,
    value_id: values[stars - 1]?.value_id ?? '',
  }))
}
async function write(overrides: object = {}, as: string | undefined = token) {
  const input = {
    sku,
    nickname: 'Maude',
    summary: 'Good',
    text: 'It stands.',
    ratings: await ratings(4),
    ...overrides,
  }
  return send(CreateProductReviewDocument, { input }, as)
}
async function reviewsOf() {
  const { data } = await send(ProductReviewDocument, { filter: { sku: { eq: sku } } })
  return (data as { products: { items: { review_count: number; reviews: { items: { text: string }[] } }[] } })
    .products.items[0]
}

test('a review is in the account at once, and published and counted once approved', async () => {
  const before = await reviewsOf()
  const { data } = await write()
  expect(data).toMatchObject({
    createProductReview: {
      review: {
        nickname: 'Maude',
        average_rating: 80,
        ratings_breakdown: [{ value: '4' }, { value: '4' }, { value: '4' }],
      },
    },
  })
  expect(await reviewsOf()).toEqual(before)
  const list = await runAdmin(['reviews'], { dataDir })
  expect(list.stdout).toContain('Good: It stands.')
  const id = /^(\d+) .*Maude$/m.exec(list.stdout)?.[1] ?? ''
  expect((await runAdmin(['approve-review', id], { dataDir })).code).toBe(0)
  const after = await reviewsOf()
  expect(after?.review_count).toBe((before?.review_count ?? 0) + 1)
  expect(after?.reviews.items[0]?.text).toBe('It stands.')
  const own = await send(CustomerProductReviewDocument, {}, token)
  expect(own.data).toMatchObject({
    customer: { reviews: { items: [{ text: 'It stands.', product: { sku } }] } },
  })
})

test('one customer reviews a product once, and again after a user error', async () => {
  const { token: other } = await newCustomer()
  expect((await write({}, other)).errors).toBeUndefined()
  expect(await write({ summary: 'Again' }, other)).toMatchObject({
    category: 'graphql-already-exists',
    message: 'You have already reviewed this product.',
  })
  const id = /^(\d+) /m.exec((await runAdmin(['reviews'], { dataDir })).stdout)?.[1] ?? ''
  expect((await runAdmin(['reject-review', id], { dataDir })).code).toBe(0)
  expect((await write({}, other)).errors).toBeUndefined()
  const unknown = await runAdmin(['approve-review', '999999'], { dataDir })
  expect(unknown).toMatchObject({ stderr: expect.stringContaining('no review 999999') })
  expect(unknown.code).not.toBe(0)
})

test('guests read only', async () => {
  const input = { sku, nickname: 'G', summary: 'S', text: 'T', ratings: await ratings(1) }
  expect(await send(CreateProductReviewDocument, { input })).toMatchObject({
    status: 403,
    message: "Guest customers aren't allowed to add product reviews.",
  })
})

test('guests write too where the shop allows it, more than once', async () => {
  const catalog = changedStore({
    accounts: {
      isConfirmationRequired: false,
      isEmailAvailabilityTold: false,
      isNewsletterConfirmationRequired: false,
      areGuestReviewsAllowed: true,
    },
  })
  const open = await startCommerce({ catalog: catalog.folder })
  const guest = customerShopper(() => open.graphqlUrl)
  const config = await guest.send(StoreConfigDocument)
  expect(config.data).toMatchObject({ storeConfig: { allow_guests_to_write_product_reviews: '1' } })
  const input = { sku, nickname: 'G', summary: 'S', text: 'T', ratings: await ratings(1) }
  for (const text of ['First', 'Second']) {
    const { data } = await guest.send(CreateProductReviewDocument, { input: { ...input, text } })
    expect(data).toMatchObject({ createProductReview: { review: { text } } })
  }
  await open.stop()
  catalog.remove()
})

test.each([
  [{ sku: 'NOPE' }, 'Could not find a product with SKU "NOPE"'],
  [{ nickname: ' ' }, '"nickname" is required. Enter and try again.'],
  [{ summary: 'x'.repeat(300) }, '"summary" length must be equal or less than 255 characters.'],
  [{ ratings: [] }, 'Please choose a rating.'],
  [{ ratings: [{ id: 'OQ==', value_id: 'MQ==' }] }, 'The rating or its value does not exist.'],
  [{ ratings: [{ id: 'MQ==', value_id: 'OTk=' }] }, 'The rating or its value does not exist.'],
])('refused: %j', async (overrides, message) => {
  const before = await reviewsOf()
  expect((await write(overrides)).message).toBe(message)
  expect((await reviewsOf())?.review_count).toBe(before?.review_count)
})
