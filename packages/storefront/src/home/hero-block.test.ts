import { expect, it } from 'vitest'
import { heroParts } from './hero-block.ts'

it('finds picture and words', () => {
  const html =
    '<h2>Title</h2><p><img alt="A bunk" src="/media/a.webp" width="2" /></p>\n<p>Words <a href="/x">on</a></p>'
  expect(heroParts(html)).toEqual({
    picture: '/media/a.webp',
    phonePicture: undefined,
    alt: 'A bunk',
    link: undefined,
    html: '<p>Words <a href="/x">on</a></p>',
  })
})

it('does without a picture', () => {
  expect(heroParts('<h2>Title</h2><p>Words</p>')).toEqual({
    picture: undefined,
    phonePicture: undefined,
    alt: '',
    link: undefined,
    html: '<p>Words</p>',
  })
})

it('finds the picture of phones and the call to action', () => {
  const html =
    '<p><picture><source media="(max-width: 639px)" srcset="/media/phone.webp" /><img alt="A bunk" src="/media/a.webp" /></picture></p>' +
    '<p>Words <a href="/x">on</a></p>\n<p><a href="/beds?a=1&amp;b=2">Beds &amp; lofts</a></p>'
  expect(heroParts(html)).toEqual({
    picture: '/media/a.webp',
    phonePicture: '/media/phone.webp',
    alt: 'A bunk',
    link: { href: '/beds?a=1&b=2', label: 'Beds & lofts' },
    html: '<p>Words <a href="/x">on</a></p>',
  })
})
