import { expect, it } from 'vitest'
import { cookieUpdates, localeCookies } from './locale-cookies.ts'
import { EN, FR } from './testing/views.ts'

it('writes what is missing or wrong, with the attributes of the rules', () => {
  const values = localeCookies(FR, 'CA')
  expect(values).toEqual({
    'vsf-store': 'fr',
    'vsf-locale': 'fr-CA',
    'vsf-currency': 'CAD',
    'vsf-country': 'CA',
  })
  const updates = cookieUpdates('a=1; vsf-store=default; vsf-currency=CAD; vsf-country=CA', values)
  expect(updates).toHaveLength(2)
  expect(updates[0]).toBe('vsf-store=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
})

it('falls back to the default country and writes nothing twice', () => {
  const values = localeCookies(EN, null)
  expect(values['vsf-country']).toBe('US')
  expect(
    cookieUpdates('vsf-store=default; vsf-locale=en-CA; vsf-currency=CAD; vsf-country=US', values),
  ).toEqual([])
})
