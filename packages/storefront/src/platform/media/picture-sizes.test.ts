import { OFFER_PICTURE_WIDTH } from '@loftwood/graphql-types/offers'
import { expect, it } from 'vitest'
import {
  hasPicture,
  mediaPath,
  pictureSrcSet,
  pictureUrl,
  PICTURE_SIZES,
  PICTURE_WIDTHS,
} from './picture-sizes.ts'

it.each([
  ['http://localhost:4100/media/products/a-1.jpg', 'products/a-1.jpg'],
  ['https://shop.example/static/media/catalog/product/x/y/z.jpg?v=2', 'catalog/product/x/y/z.jpg'],
  ['/media/banner.jpg', 'banner.jpg'],
  ['banner.jpg', 'banner.jpg'],
  ['/media/720/catalog/banner.jpg', 'catalog/banner.jpg'],
  // The original of a resized copy.
  [
    'http://magento.example/media/catalog/product/cache/a07abf72a0dbcef4b1911aa422d883d1/w/b/wb03.jpg',
    'catalog/product/w/b/wb03.jpg',
  ],
  [
    '/media/catalog/product/cache/small_image/240x300/beff4985b56e3afdbeabfc89641a4582/w/b/wb03.jpg',
    'catalog/product/w/b/wb03.jpg',
  ],
  ['/media/catalog/product/c/a/cache.jpg', 'catalog/product/c/a/cache.jpg'],
])('%s lies at %s', (source, path) => expect(mediaPath(source)).toBe(path))

it.each([
  ['card', 500, 500],
  ['cardHorizontal', 140, 200],
  ['checkout', 60, 60],
  ['galleryThumb', 105, 105],
  ['galleryFull', 1340, 1340],
  ['cart', 115, 115],
  ['bannerDesktop', 1200, 600],
  ['bannerMobile', 600, 300],
] as const)('has one shape for each place: %s', (place, width, height) =>
  expect(PICTURE_SIZES[place]).toMatchObject({ width, height }),
)

it('only names widths that the route serves', () => {
  const widths = [...pictureSrcSet('a.jpg', 'card').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  expect(widths).toContain(500)
  expect(widths).toContain(1000)
  for (const width of [...widths, OFFER_PICTURE_WIDTH]) expect(PICTURE_WIDTHS).toContain(width)
  expect(pictureUrl('http://x/media/a.jpg', 500)).toBe('/media/500/a.jpg')
})

it.each([
  ['http://magento.example/media/catalog/product/w/b/wb03.jpg', true],
  [
    'http://magento.example/static/version1/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder/thumbnail.jpg',
    false,
  ],
  // The shop's own drawing is a picture of the media folder.
  ['http://magento.example/media/catalog/product/placeholder/default/ours.png', true],
  ['', false],
  [null, false],
])('whether %s is a picture: %s', (source, expected) => expect(hasPicture(source)).toBe(expected))
