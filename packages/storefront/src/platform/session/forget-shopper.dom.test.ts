import { expect, it } from 'vitest'
import { forgetShopper } from './forget-shopper.ts'

it('removes what is about the shopper from the tab and the browser, and nothing else', () => {
  sessionStorage.setItem('loftwood.checkout-draft', '{}')
  localStorage.setItem('loftwood.shopper.paypal', '{}')
  localStorage.setItem('loftwood.session', 'id')
  forgetShopper()
  expect([sessionStorage.length, Object.keys(localStorage)]).toEqual([0, ['loftwood.session']])
  localStorage.clear()
})
