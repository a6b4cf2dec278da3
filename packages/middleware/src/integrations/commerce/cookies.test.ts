import { expect, test } from 'vitest'
import { COOKIES, readCookie, setCookie } from './cookies.ts'

const settings = { httpOnly: false, secure: true, domain: undefined, sameSite: 'lax' } as const

test('cookies are secure, lax, for the whole site, and not HTTP-only by default', () => {
  const header = setCookie('cart', 'abc', settings)
  expect(header).toContain('vsf-cart=abc')
  expect(header).toMatch(/Path=\/.*Secure.*SameSite=Lax/i)
  expect(header).not.toContain('HttpOnly')
})

test('COOKIE_SAME_SITE=none lets pages of another site have a session', () => {
  for (const name of ['cart', 'session'] as const) {
    expect(setCookie(name, 'x', { ...settings, sameSite: 'none' })).toMatch(/Secure.*SameSite=None/i)
  }
})

test('COOKIE_HTTP_ONLY hides the secret ones and leaves the others readable', () => {
  const hidden = Object.keys(COOKIES).filter((name) =>
    setCookie(name as keyof typeof COOKIES, 'x', { ...settings, httpOnly: true }).includes('HttpOnly'),
  )
  expect(hidden).toEqual(['cart', 'customer', 'rememberMe', 'guestCustomerId'])
})

test('the cookie of the locale lasts 365 days', () => {
  expect(setCookie('locale', 'fr', settings)).toContain('Max-Age=31536000')
})

test('no value takes the cookie away', () => {
  expect(setCookie('cart', undefined, settings)).toMatch(/vsf-cart=;.*Max-Age=0/)
})

test('values that cannot be ours are not read', () => {
  expect(readCookie('cart', { 'vsf-cart': 'IOXU4Y6w' })).toBe('IOXU4Y6w')
  expect(readCookie('cart', { 'vsf-cart': '"; drop' })).toBeUndefined()
  expect(readCookie('customer', { 'vsf-customer': 'a\r\nb' })).toBeUndefined()
  expect(readCookie('cart', { 'vsf-cart': { toString: () => 'IOXU4Y6w' } })).toBeUndefined()
})
