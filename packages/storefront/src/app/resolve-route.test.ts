import { describe, expect, it } from 'vitest'
import { movedTo, redirectTo, routedOf } from './resolve-route.ts'

describe('movedTo', () => {
  it('follows permanent and temporary redirects only', () => {
    expect(movedTo({ redirect_code: 301, relative_url: '/beds/new' })).toBe('beds/new')
    expect(movedTo({ redirect_code: 302, relative_url: 'beds' })).toBe('beds')
    expect(movedTo({ redirect_code: 302, relative_url: 'https://example.com/a' })).toBe(
      'https://example.com/a',
    )
    expect(movedTo({ redirect_code: 0, relative_url: 'beds' })).toBeUndefined()
  })
})

describe('redirectTo', () => {
  const abortOf = (error: unknown) =>
    (error as { _pageContextAbort: { _urlRedirect: unknown } })._pageContextAbort._urlRedirect

  it('leaves the shop with its own code', () => {
    const outside = redirectTo('https://example.com/a', 302)
    expect(outside).toMatchObject({ code: 'ERR_REDIRECT' })
    expect(abortOf(outside)).toEqual({ url: 'https://example.com/a', statusCode: 302 })
    const inside = redirectTo('/fr/beds', 301)
    expect(inside).not.toHaveProperty('code')
    expect(abortOf(inside)).toEqual({ url: '/fr/beds', statusCode: 301 })
  })
})

describe('routedOf', () => {
  it('maps the three kinds of page', () => {
    expect(routedOf({ type: 'CATEGORY', uid: 'Mg==', url_path: 'beds' })).toEqual({
      kind: 'category',
      uid: 'Mg==',
      path: 'beds',
    })
    expect(routedOf({ type: 'PRODUCT', sku: 'A' })).toEqual({ kind: 'product', sku: 'A' })
    expect(routedOf({ type: 'CMS_PAGE', identifier: 'about' })).toEqual({
      kind: 'content',
      identifier: 'about',
    })
    expect(routedOf({ type: 'PRODUCT' })).toBeUndefined()
  })
})
