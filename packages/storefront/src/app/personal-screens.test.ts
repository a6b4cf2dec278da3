import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { accountTitle, visitorTitle } from './personal-screens.ts'

it('knows every address of the account area and its aliases', () => {
  const addresses = [
    paths.account,
    paths.accountEdit,
    paths.addresses,
    paths.addressNew,
    paths.addressEdit(7),
  ]
  const others = [paths.customerWishlist, paths.newsletter, paths.reviews, paths.orders, paths.order('MTI=')]
  expect(new Set([...addresses, ...others].map(accountTitle)).size).toBe(10)
  expect(accountTitle('/customer')).toBe(accountTitle(paths.account))
  expect(visitorTitle(paths.resetPasswordAlias)).toBe(visitorTitle(paths.resetPassword))
  expect(visitorTitle(paths.sharedWishlist('a1B2'))).toBe('wishlist.shared')
})

it('takes no address that cannot be valid', () => {
  const faulty = ['/customer/address/edit/id/x', '/customer/nothing', '/customer/sales/order/view/order_id/']
  expect(faulty.map(accountTitle)).toEqual([undefined, undefined, undefined])
  expect(visitorTitle('/wishlist/shared/')).toBeUndefined()
})
