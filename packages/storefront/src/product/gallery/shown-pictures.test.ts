// The gallery follows the chosen variant and keeps what is common.
import { expect, it } from 'vitest'
import { shownPictures } from './shown-pictures.ts'
import { makeConfigurable } from '../testing/make-product.ts'
import type { ChosenVariant } from '../choosing/variant-selection.ts'

const entry = (name: string, position: number) => ({
  __typename: 'ProductImage',
  url: `/media/${name}.webp`,
  label: name,
  position,
  disabled: false,
})
const clip = {
  ...entry('turntable', 9),
  __typename: 'ProductVideo',
  video_content: { video_url: '/media/turntable.webm' },
}
const bed = (...media_gallery: object[]) => makeConfigurable({ media_gallery } as never)
const variant = (...media_gallery: object[]) => ({ media_gallery }) as unknown as ChosenVariant
const names = (...of: Parameters<typeof shownPictures>) => shownPictures(...of).map(({ alt }) => alt)

const product = bed(entry('natural', 1), entry('room', 2), clip)

it('shows the variant, then the videos that all variants share', () => {
  const white = variant(entry('white', 1), entry('measures', 2))
  expect(names(product, white)).toEqual(['white', 'measures', 'turntable'])
  expect(shownPictures(product, white).at(-1)?.video).toBe('/media/turntable.webm')
})

it('shows a video once, as a video, also where the variant lists its still picture', () => {
  const { video_content: _, ...still } = clip
  const pictures = shownPictures(product, variant(entry('white', 1), still))
  expect(pictures.map(({ alt, video }) => [alt, video !== undefined])).toEqual([
    ['white', false],
    ['turntable', true],
  ])
})

it('leaves videos their place among many pictures', () => {
  const many = variant(...Array.from({ length: 20 }, (_, index) => entry(`white ${index}`, index)))
  const shown = names(product, many)
  expect([shown.length, shown.at(-1)]).toEqual([12, 'turntable'])
})

it('shows the product where the variant has no picture of its own', () => {
  expect(names(product, null)).toEqual(['natural', 'room', 'turntable'])
  expect(names(product, variant(entry('natural', 1)))).toEqual(['natural', 'room', 'turntable'])
})
