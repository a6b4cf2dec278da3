import { expect, it } from 'vitest'
import { HEAD_MARK, PAGE_MARK } from '../src/platform/data/handed-over.ts'
import { documentOf } from './document.ts'

const script = '<script type="module" async>\nimport("/assets/a.js");\nimport("/assets/b.js");\n</script>'
const frame = `<head>${HEAD_MARK}</head><body><div id="root">${PAGE_MARK}</div>${script}</body>`

it('puts page and results in and leaves no inline script that runs', () => {
  const pageHtml = '<p>$& $1</p>'
  expect(
    String(documentOf({ frame, head: '<title>$1</title>', pageHtml, results: [Buffer.from('{"1":{}}')] })),
  ).toBe(
    '<head><title>$1</title></head><body><div id="root"><p>$& $1</p></div><script id="shop-results" type="application/json">{"1":{}}</script>' +
      '<script type="module" async src="/assets/a.js"></script>' +
      '<script type="module" async src="/assets/b.js"></script></body>',
  )
})

it('names the router, for the page to start it when it is needed', () => {
  const withRouter = frame.replace('/assets/b.js', '/assets/entries/entry-client-routing.1.js')
  expect(
    String(documentOf({ frame: withRouter, head: '', pageHtml: '', results: [Buffer.from('{}')] })),
  ).toContain(
    '<script type="module" async src="/assets/a.js" data-router="/assets/entries/entry-client-routing.1.js"></script></body>',
  )
})

it('puts the import map before whatever loads modules', () => {
  const head = '<link rel="modulepreload" href="/assets/c.js"/>'
  const importMap = '<script type="importmap">{}</script>'
  expect(String(documentOf({ frame, head, pageHtml: '', results: [], importMap }))).toContain(
    `<head>${importMap}${head}</head>`,
  )
})

it('leaves a frame without a place for a page as it is', () => {
  expect(String(documentOf({ frame: '<p>Error</p>', head: '', pageHtml: '', results: [] }))).toBe(
    '<p>Error</p>',
  )
})
