import { expect, it } from 'vitest'
import { linkedKeys, productsInText } from './products-in-text.ts'

it('reads the keys of linked products, in their order and each once', () => {
  const html =
    '<a href="/laurier-desk">Desk</a> <a href="/fr/gear/bags/duffle.html?a=1#b">Duffle</a> <a href="/laurier-desk">again</a>' +
    '<a href="https://example.com/bed">elsewhere</a> <a href="mailto:a@example.com">mail</a> <a href="#top">top</a>'
  expect(linkedKeys(html)).toEqual(['laurier-desk', 'duffle'])
})

it('asks for nothing without links', () => {
  expect(productsInText('<p>None</p>')).toBeUndefined()
  expect(productsInText('<a href="/laurier-desk">Desk</a>')).toEqual({
    filter: { url_key: { in: ['laurier-desk'] } },
    pageSize: 1,
    currentPage: 1,
  })
})
