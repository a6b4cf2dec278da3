import { expect, it } from 'vitest'
import { filesIn } from './chunks.ts'

it('names a chunk and everything it imports, once, also in circles', () => {
  const filesOf = filesIn({
    'a.tsx': { file: 'assets/a.js', imports: ['_b', '_c'] },
    _b: { file: 'assets/b.js', imports: ['_c'] },
    _c: { file: 'assets/c.js', imports: ['_b'] },
  })
  expect(filesOf('a.tsx')).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
  expect(filesOf('unknown.tsx')).toEqual([])
})

it('finds the chunk that a page shares with others', () => {
  const manifest = { _a: { file: 'assets/a.js', imports: ['_b'] }, _b: { file: 'assets/b.js' } }
  const filesOf = filesIn(manifest, { 'assets/a.js': { '/build/storefront/pages/index/+Page.tsx': 120 } })
  expect(filesOf('pages/index/+Page.tsx')).toEqual(['/assets/a.js', '/assets/b.js'])
})
