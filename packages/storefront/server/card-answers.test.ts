// What a page's data keep of the products that it shows as cards.
import { expect, it } from 'vitest'
import { trimCards } from './card-answers.ts'

const picture = (url: string | null, position: number, disabled = false) => ({
  __typename: 'ProductImage',
  url,
  position,
  disabled,
})

const product = () => ({
  thumbnail: { url: 'main' },
  media_gallery: [
    picture('fourth', 9),
    picture('main', 1),
    picture('hidden', 2, true),
    picture('third', 4),
    null,
    picture('second', 3),
    picture('fifth', 10),
  ],
  url_rewrites: [{ url: null }, { url: 'bed' }, { url: 'bunk-beds/bed' }],
})

const trimmed = {
  thumbnail: { url: 'main' },
  media_gallery: [picture('second', 3)],
  url_rewrites: [{ url: 'bed' }],
}

const found = (item: unknown) => ({ data: { products: { items: [item, null] } } })

it.each([
  ['products', product(), trimmed],
  ['productCards', product(), trimmed],
  ['relatedProducts', { related_products: [product()] }, { related_products: [trimmed] }],
  ['upsellProducts', { upsell_products: [product()] }, { upsell_products: [trimmed] }],
  ['productDetails', product(), product()],
  ['products', { media_gallery: null }, { media_gallery: null }],
])('%s', (operation, before, after) => {
  const answer = found(before)
  trimCards(operation, answer)
  expect(answer).toEqual(found(after))
})

it('leaves an answer without products as it is', () => {
  const answer = { errors: [{ message: 'no' }], data: null }
  trimCards('products', answer)
  expect(answer).toEqual({ errors: [{ message: 'no' }], data: null })
})
