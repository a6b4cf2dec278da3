import { describe, expect, it } from 'vitest'
import { formatFor, parsePicturePath } from './picture-request.ts'

describe('parsePicturePath', () => {
  it('serves the widths of the table', () => {
    expect(parsePicturePath('/500/products/a-1.jpg')).toEqual({ width: 500, source: 'products/a-1.jpg' })
  })

  it.each([
    '/501/a.jpg',
    '/500/../secret.jpg',
    '/500/a/../../b.jpg',
    '/500//etc/a.jpg',
    '/500/a.svg',
    '/500/http://x/a.jpg',
    '/a.jpg',
    '/500/%E0',
    '/500/%E0%A4%A.jpg',
    '/500/%2e%2e/secret.jpg',
  ])('refuses %s', (path) => expect(parsePicturePath(path)).toBeUndefined())
})

it('answers the best format that the browser takes', () => {
  expect(formatFor('image/avif,image/webp,*/*', { hasAvif: true })).toBe('avif')
  expect(formatFor('image/avif,image/webp,*/*', { hasAvif: false })).toBe('webp')
  expect(formatFor('image/webp,*/*', { hasAvif: true })).toBe('webp')
  expect(formatFor('*/*', { hasAvif: true })).toBe('jpeg')
})
