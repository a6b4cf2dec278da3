import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { isPersonalPath, personalPageAt } from './personal-pages.ts'

it('knows every page of the folder of personal pages', () => {
  const folder = new URL('../../pages/(personal)', import.meta.url).pathname
  const routes = globSync('**/+Page.tsx', { cwd: folder }).map((file) =>
    `/${file}`.replace(/(?:\/index)?\/\+Page\.tsx$/, ''),
  )
  expect(routes.filter((route) => !personalPageAt(route))).toEqual([])
  expect(routes.length).toBeGreaterThan(20)
})

it('finds pages by their parameters', () => {
  expect(personalPageAt(paths.sharedWishlist('a1B2'))?.title).toBe('wishlist.shared')
  expect(personalPageAt(paths.order('MTI='))).toEqual({ title: 'account.order', guards: ['account'] })
  expect(personalPageAt('/checkout/')).toBe(personalPageAt('/checkout'))
})

it('knows no page at an address that cannot be valid', () => {
  const faulty = ['/customer/nothing', '/customer/sales/order/view/order_id/', '/wishlist/shared/']
  expect(faulty.filter(personalPageAt)).toEqual([])
})

it('takes whatever lies below a personal page for personal', () => {
  const personal = ['/checkout', '/checkout-guest?step=x', '/checkout/cart?x', '/customer/nothing']
  expect([...personal, '/wishlist/shared/1'].map(isPersonalPath)).not.toContain(false)
  expect(['/', '/beds', '/checkouts'].map(isPersonalPath)).not.toContain(true)
})
