import { describe, expect, it } from 'vitest'
import { localePath, splitLocale } from './locales.ts'

describe('splitLocale', () => {
  it.each([
    ['/', 'en', '/'],
    ['/beds', 'en', '/beds'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr?page=2', 'fr', '/?page=2'],
    ['/fr/beds?color=1', 'fr', '/beds?color=1'],
    ['/frames', 'en', '/frames'],
    ['/free-shipping', 'en', '/free-shipping'],
  ])('%s is %s %s', (input, locale, path) => {
    expect(splitLocale(input)).toEqual({ locale, path })
  })
})

describe('localePath', () => {
  it.each(['/', '/beds', '/beds?color=1', '/?page=2'])('is undone by splitLocale: %s', (path) => {
    for (const locale of ['en', 'fr'] as const) {
      expect(splitLocale(localePath(path, locale))).toEqual({ locale, path })
    }
  })

  it('writes the French home page without a slash at the end', () => {
    expect(localePath('/', 'fr')).toBe('/fr')
  })
})
