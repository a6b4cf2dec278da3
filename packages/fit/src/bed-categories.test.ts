import { expect, it } from 'vitest'
import { categoriesFor, type BedPart } from './bed-categories.ts'

const node = (url_path: string, children: object[] = []) =>
  ({
    __typename: 'CategoryTree',
    uid: url_path,
    level: url_path.split('/').length + 1,
    url_path,
    children,
  }) as never

const TREE = [
  node('bunk-beds', [
    node('bunk-beds/high', [node('bunk-beds/high/staircase-bunks')]),
    node('bunk-beds/slide-bunks'),
  ]),
  node('loft-beds', [node('loft-beds/lofts-with-desk')]),
  node('beds', [node('beds/storage-beds')]),
  node('stairs-slides', [node('stairs-slides/staircases'), node('stairs-slides/slides')]),
  node('desks-dressers', [node('desks-dressers/desks'), node('desks-dressers/dressers')]),
  node('bedding', [node('bedding/sheets')]),
  node('lits-mezzanines', [node('lits-mezzanines/avec-bureau')]),
]

const uids = (part?: BedPart) => categoriesFor(TREE, part)

it.each<[BedPart | undefined, string[]]>([
  [undefined, ['bunk-beds', 'loft-beds', 'beds', 'lits-mezzanines']],
  ['stairs', ['bunk-beds/high/staircase-bunks', 'stairs-slides/staircases']],
  ['slide', ['bunk-beds/slide-bunks', 'stairs-slides/slides']],
  ['desk', ['loft-beds/lofts-with-desk', 'desks-dressers/desks', 'lits-mezzanines/avec-bureau']],
  ['storage', ['beds/storage-beds', 'desks-dressers/dressers']],
  ['trundle', []],
])('looks for %s', (part, found) => expect(uids(part)).toEqual(found))

it('looks nowhere in a shop without categories', () => expect(categoriesFor(null)).toEqual([]))

it('leaves out the root', () => {
  const root = { __typename: 'CategoryTree', uid: 'root', level: 1, url_path: null, children: TREE } as never
  expect(categoriesFor([root])).toContain('beds')
})
