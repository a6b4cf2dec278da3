import { expect, it } from 'vitest'
import { postLinks } from './post-links.ts'

it('finds each post once, by its words', () => {
  const html =
    '<p><a href="/learning/wood"><img src="a.jpg" alt=""></a><a href="/learning/wood">Which <em>wood</em>?</a></p>' +
    '<a class="x" href="/fr/learning/ladder?a=b">Échelle</a> <a href="/learning/stairs">Stairs</a> <a href="/learning/wood">again</a> <a href="/faq">FAQ</a>'
  expect(postLinks(html, '/learning')).toEqual([
    { href: '/learning/wood', title: 'Which wood?' },
    { href: '/learning/stairs', title: 'Stairs' },
  ])
})
