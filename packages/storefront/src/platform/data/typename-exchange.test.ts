import { CartTotalQtyDocument, RouteDocument } from '@loftwood/graphql-types'
import { print } from 'graphql'
import { expect, it } from 'vitest'
import { withTypename } from './typename-exchange.ts'

const text = (document: Parameters<typeof print>[0]) => print(document).replaceAll(/\s+/g, ' ')

it('selects the type of every object, not of the root', () => {
  expect(text(withTypename(CartTotalQtyDocument))).toBe(
    'query cartTotalQty($cartId: String!) { cart(cart_id: $cartId) { __typename id total_quantity } }',
  )
})

it('leaves inline fragments to the field they stand in, and makes each document once', () => {
  const made = withTypename(RouteDocument)
  expect(text(made)).toContain('route(url: $url) { __typename relative_url')
  expect(text(made)).toContain('... on CmsPage { identifier }')
  expect(withTypename(RouteDocument)).toBe(made)
})
