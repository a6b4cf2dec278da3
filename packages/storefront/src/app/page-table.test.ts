import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import {
  isExpressPage,
  isPersonalPath,
  pageAt,
  pageKind,
  PERSONAL_SEGMENTS,
  personalPageAt,
} from './page-table.ts'

it('lists every page of the folder of personal pages', () => {
  const folder = new URL('../../pages/(personal)', import.meta.url).pathname
  const routes = globSync('**/+Page.tsx', { cwd: folder }).map((file) =>
    // vike leaves folders in parentheses out of addresses.
    `/${file}`.replace(/(?:\/index)?\/\+Page\.tsx$/, '').replace(/\/\(\w+\)/, ''),
  )
  expect(routes.filter((route) => !personalPageAt(route))).toEqual([])
  expect(routes.length).toBeGreaterThan(20)
})

it.each(['varnish.vcl', 'fastly.vcl'])('deploy/%s stores none of them', (file) => {
  const vcl = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')
  const [, segments = ''] = /\((?:\?:)?(checkout\|[\w|-]+)\)/.exec(vcl) ?? []
  expect(segments.split('|').toSorted()).toEqual([...PERSONAL_SEGMENTS].toSorted())
})

it('finds pages by their parameters', () => {
  expect(personalPageAt(paths.sharedWishlist('a1B2'))?.title).toBe('wishlist.shared')
  expect(personalPageAt(paths.order('MTI='))).toEqual({ title: 'account.order', guards: ['account'] })
  expect(personalPageAt('/checkout/')).toBe(personalPageAt('/checkout'))
})

it('finds no page at an invalid address', () => {
  const invalid = ['/customer/nothing', '/customer/sales/order/view/order_id/', '/wishlist/shared/']
  expect(invalid.filter(personalPageAt)).toEqual([])
})

it('treats every path below a personal page as personal', () => {
  const personal = ['/checkout', '/checkout-guest?step=x', '/checkout/cart?x', '/customer/nothing']
  const encoded = ['/%63heckout/cart?x=%', '/checkout%2Fcart']
  expect([...personal, ...encoded, '/wishlist/shared/1'].map(isPersonalPath)).not.toContain(false)
  expect(['/', '/beds', '/checkouts', '/%'].map(isPersonalPath)).not.toContain(true)
})

it('finds a page with a final slash, a second name or parameters', () => {
  expect(pageAt('/checkout/?step=x')).toBe(pageAt(paths.checkout))
  expect(pageAt('/Stores')).toBe(pageAt(paths.stores))
  expect(pageAt('/constructor')).toBeUndefined()
  expect(
    ['/checkout/', '/checkout-guest/', '/checkout/cart/'].map((path) => isExpressPage(path, 'checkout')),
  ).not.toContain(false)
})

it('counts addresses that lead nowhere as other', () => {
  expect(pageKind('/customer/nothing')).toBe('other')
  expect(pageKind('/nothing')).toBe('other')
  expect(pageKind('/bunk-beds', 'category')).toBe('category')
  expect(pageKind('/info/beds', 'category')).toBe('category')
  expect(pageKind(paths.faq)).toBe('content')
})
