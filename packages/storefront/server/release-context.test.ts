import { expect, it } from 'vitest'
import { release } from './release-context.ts'

it('leaves the page context without values, also to what inherits from it', () => {
  const pageContext = {
    data: { html: 'of the page' },
    get urlPathname() {
      return '/bunk-beds'
    },
  }
  const inherited: typeof pageContext = Object.create(pageContext)
  release(pageContext)
  expect(Object.values(pageContext)).toEqual([undefined, undefined])
  expect([inherited.data, inherited.urlPathname]).toEqual([undefined, undefined])
})
