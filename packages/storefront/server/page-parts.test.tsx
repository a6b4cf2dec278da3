import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { beforeEach, expect, it, vi } from 'vitest'
import { Alike } from '../src/shared/alike.tsx'
import type { PageParts } from '../src/shared/page-context.d.ts'
import { Picture } from '../src/shared/picture.tsx'
import { createPartStore, type PartsOfPage } from './page-parts.ts'

const rendered = vi.fn()
beforeEach(() => void rendered.mockClear())

interface Thing {
  name: string
  /** Its picture loads at once. */
  isEager?: boolean
  /** In one size only. */
  logo?: string
}

function Bed({ name, isEager = false, logo }: Thing) {
  rendered(name)
  return (
    <li>
      {name}
      <Picture source={`/media/${name}.jpg`} alt="" size="card" eager={isEager} />
      {logo && <img src={logo} alt="" />}
    </li>
  )
}

/** In the same place on every page, so it may have an id made by React. */
function Count({ of }: { of: readonly Thing[] }) {
  return <li id={useId()}>{of.length}</li>
}

/** A list, itself a part, with one part per bed, and an entry that every page has for itself. */
function page(beds: readonly Thing[], parts?: PageParts): string {
  return renderToString(
    <VikeReactProviderPageContext pageContext={{ parts } as unknown as PageContext}>
      <ul>
        <Alike by={['beds', beds]}>
          <Count of={beds} />
          {beds.map((bed) => (
            <Alike key={bed.name} by={['bed', bed]}>
              <Bed {...bed} />
            </Alike>
          ))}
        </Alike>
        <li>own</li>
      </ul>
    </VikeReactProviderPageContext>,
  )
}

function finished(beds: readonly Thing[], parts: PartsOfPage): string {
  return String(Buffer.concat(parts.finish(page(beds, parts))))
}

const BEDS: Thing[] = [
  { name: 'Loft & bunk', isEager: true },
  { name: 'Lit « haut »', logo: '/a.svg?b=1&c' },
]

it('renders a part once, and pages are as they would be without', () => {
  const partsOfPage = createPartStore(1_000_000)
  const plain = page(BEDS)
  expect(plain).toMatch(/^<link rel="preload" as="image"/)
  rendered.mockClear()
  for (const _visit of [1, 2]) expect(finished(BEDS, partsOfPage())).toBe(plain)
  expect(rendered.mock.calls).toEqual([['Loft & bunk'], ['Lit « haut »']])
})

it('renders of a part that is another only what is new in it, and tells of all its pictures', () => {
  const partsOfPage = createPartStore(1_000_000)
  finished(BEDS, partsOfPage())
  const more = [...BEDS, { name: 'Crib', isEager: true }]
  const plain = page(more)
  rendered.mockClear()
  for (const _visit of [1, 2]) expect(finished(more, partsOfPage())).toBe(plain)
  expect(rendered.mock.calls).toEqual([['Crib']])
})

it('tells of pictures in their order, whichever were known before', () => {
  const partsOfPage = createPartStore(1_000_000)
  const [late, early] = [
    { name: 'late', isEager: true },
    { name: 'early', isEager: true },
  ]
  finished([late], partsOfPage())
  for (const _visit of [1, 2]) {
    expect(finished([early, late], partsOfPage())).toBe(page([early, late]))
  }
})

it('knows parts by all that decides what they look like, and by what all of a page depends on', () => {
  const partsOfPage = createPartStore(1_000_000)
  const [first = { name: '' }, second = { name: '' }] = BEDS
  for (const beds of [[first], [second], [second, first]])
    expect(finished(beds, partsOfPage())).toBe(page(beds))
  rendered.mockClear()
  finished([first], partsOfPage(['a feature that is missing']))
  expect(rendered).toHaveBeenCalledOnce()
})

it('leaves a page without parts as it is', () => {
  expect(String(Buffer.concat(createPartStore(1_000_000)().finish('<p>own</p>')))).toBe('<p>own</p>')
})
