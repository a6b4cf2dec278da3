import { expect, it } from 'vitest'
import { heroParts } from './hero-block.ts'

it('finds picture and words', () => {
  const html =
    '<h2>Title</h2><p><img alt="A bunk" src="/media/a.webp" width="2" /></p>\n<p>Words <a href="/x">on</a></p>'
  expect(heroParts(html)).toEqual({
    picture: '/media/a.webp',
    alt: 'A bunk',
    html: '<p>Words <a href="/x">on</a></p>',
  })
})

it('does without a picture', () => {
  expect(heroParts('<h2>Title</h2><p>Words</p>')).toEqual({
    picture: undefined,
    alt: '',
    html: '<p>Words</p>',
  })
})
