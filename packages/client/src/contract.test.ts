// The client's types follow the method table.
import type { AddProductsToCartMutation, ProductsQuery } from '@loftwood/graphql-types'
import { expectTypeOf, test } from 'vitest'
import { createClient, type Client } from './index.ts'

test('methods take the arguments of the table and resolve to the data of their operation', () => {
  const { magento } = createClient({ url: 'http://localhost:4000' })
  expectTypeOf(magento.products).returns.resolves.toEqualTypeOf<ProductsQuery>()
  expectTypeOf(magento.addProductsToCart).returns.resolves.toEqualTypeOf<AddProductsToCartMutation>()
  expectTypeOf<[]>().toExtend<Parameters<Client['magento']['cart']>>()
  expectTypeOf<[{ pageSize: 2; filter: { att_fabric: { eq: '5' } } }]>().toExtend<
    Parameters<typeof magento.products>
  >()
  expectTypeOf<[{ coupon_code: string }]>().toExtend<Parameters<typeof magento.applyCouponToCart>>()
})

test('wrong arguments do not compile', () => {
  const { magento } = createClient({ url: 'http://localhost:4000' })
  expectTypeOf<[number]>().not.toExtend<Parameters<typeof magento.route>>()
  expectTypeOf<[]>().not.toExtend<Parameters<typeof magento.route>>()
  expectTypeOf<[{ coupon: string }]>().not.toExtend<Parameters<typeof magento.applyCouponToCart>>()
})
