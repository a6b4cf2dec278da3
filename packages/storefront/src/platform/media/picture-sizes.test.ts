import { expect, it } from 'vitest'
import { mediaPath, pictureSrcSet, pictureUrl, PICTURE_WIDTHS } from './picture-sizes.ts'

it.each([
  ['http://localhost:4100/media/products/a-1.jpg', 'products/a-1.jpg'],
  ['https://shop.example/static/media/catalog/product/x/y/z.jpg?v=2', 'catalog/product/x/y/z.jpg'],
  ['/media/banner.jpg', 'banner.jpg'],
  ['banner.jpg', 'banner.jpg'],
  ['/media/720/catalog/banner.jpg', 'catalog/banner.jpg'],
])('%s lies at %s', (source, path) => expect(mediaPath(source)).toBe(path))

it('only names widths that the route serves', () => {
  const widths = [...pictureSrcSet('a.jpg', 'card').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  expect(widths).toContain(500)
  expect(widths).toContain(1000)
  for (const width of widths) expect(PICTURE_WIDTHS).toContain(width)
  expect(pictureUrl('http://x/media/a.jpg', 500)).toBe('/media/500/a.jpg')
})
