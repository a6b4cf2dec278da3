import { expect, it } from 'vitest'
import { describePost } from './describe-post.ts'

it('has the date and the picture of the text', () => {
  const html =
    '<p><time datetime="2026-03-16">March 16, 2026</time></p><p><img alt="" src="/media/720/a.webp"></p>'
  expect(describePost('Ladder or stairs?', html)).toEqual({
    '@type': 'Article',
    headline: 'Ladder or stairs?',
    datePublished: '2026-03-16',
    image: '/media/720/a.webp',
  })
  expect(describePost('Bare', '<p>Text</p>')).toEqual({ '@type': 'Article', headline: 'Bare' })
})
