import { expect, it } from 'vitest'
import { swatchLook } from './swatches.ts'

it.each([
  ['a colour', { __typename: 'ColorSwatchData', value: '#1857f7' }, { color: '#1857f7' }],
  [
    'a picture',
    {
      __typename: 'ImageSwatchData',
      value: '/o/a/oak.jpg',
      thumbnail: 'http://magento.example/media/attribute/swatch/swatch_thumb/110x90/o/a/oak.jpg',
    },
    { image: '/media/120/attribute/swatch/swatch_thumb/110x90/o/a/oak.jpg' },
  ],
  ['a text', { __typename: 'TextSwatchData', value: 'XS' }, undefined],
  ['nothing', { __typename: 'TextSwatchData', value: '' }, undefined],
  ['no swatch', null, undefined],
])('%s', (_, swatch, look) => expect(swatchLook(swatch)).toEqual(look))
