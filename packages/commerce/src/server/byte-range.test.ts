import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  [undefined, undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', null],
  ['bytes=5-4', undefined],
  ['bytes=12-20', null],
  ['bytes=-0', null],
])('%s of ten bytes', (header, range) => expect(byteRange(header, 10)).toEqual(range))
