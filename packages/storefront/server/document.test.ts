import { expect, it } from 'vitest'
import { HEAD_MARK, PAGE_MARK } from '../src/platform/data/dehydrated-results.ts'
import { documentOf, withoutPreloads } from './document.ts'

const script = '<script src="/assets/a.js" type="module" async></script>'
const frame = `<head>${HEAD_MARK}</head><body><div id="root">${PAGE_MARK}</div>${script}</body>`

it('puts page and results in', () => {
  const pageHtml = '<p>$& $1</p>'
  expect(
    String(documentOf({ frame, head: '<title>$1</title>', pageHtml, results: [Buffer.from('{"1":{}}')] })),
  ).toBe(
    '<head><title>$1</title></head><body><div id="root"><p>$& $1</p></div><script id="shop-results" type="application/json">{"1":{}}</script>' +
      '<script src="/assets/a.js" type="module" async></script></body>',
  )
})

it('leaves a frame without a place for a page as it is', () => {
  expect(String(documentOf({ frame: '<p>Error</p>', head: '', pageHtml: '', results: [] }))).toBe(
    '<p>Error</p>',
  )
})

it('preloads no extended Latin, and scripts of personal pages only', () => {
  const font = (name: string) => `<link rel="preload" href="/assets/${name}.woff2" as="font" crossorigin>`
  const shown = `<link rel="stylesheet" type="text/css" href="/assets/a.css">${font('figtree-latin')}`
  const preload = '<link rel="modulepreload" href="/assets/c.js" as="script" type="text/javascript">'
  const frame = shown + font('figtree-latin-ext') + script + preload + preload
  expect(withoutPreloads(frame, false)).toBe(shown + script)
  expect(withoutPreloads(frame, true)).toBe(shown + script + preload + preload)
})
