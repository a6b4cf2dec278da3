import { act, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { press, renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { Facet } from './facets.ts'
import { FACET_DEFAULTS, listingVariables, parseListing } from './listing-params.ts'
import { useFilterDrawer } from './use-filter-drawer.ts'

const params = parseListing({}, FACET_DEFAULTS)
const listing = { params, defaults: FACET_DEFAULTS, variables: listingVariables(params, {}), hidden: [] }

/** Sizes of so many values, of which the last is chosen or not; the sixth filter of its list. */
function facetsWith(count: number, isSelected: boolean): Facet[] {
  const option = (code: string, index: number) => ({
    code,
    value: `${index}`,
    label: `${code} ${index}`,
    count: 1,
    isSelected: isSelected && code === 'size' && index === count - 1,
  })
  return ['a', 'b', 'c', 'd', 'e', 'size'].map((code) => ({
    code,
    label: code,
    options: Array.from({ length: code === 'size' ? count : 1 }, (_, index) => option(code, index)),
  }))
}

/** The folded parts around the last size, in a panel where it can be chosen and taken away. */
async function foldsAround(isAlone: boolean, isChosen: boolean) {
  let choose: (isChosen: boolean) => void = () => {}
  function Panel() {
    const [isSelected, setSelected] = useState(isChosen)
    choose = setSelected
    const facets = facetsWith(12, isSelected)
    return <FacetPanel {...{ listing, facets }} limits={null} only={isAlone ? facets.at(-1) : undefined} />
  }
  const page = await renderInShop(<Panel />, { client: answeringClient(() => ({})) })
  const option = () => [...page.querySelectorAll('a')].find((link) => textOf(link).startsWith('size 11 '))
  const folds = () => {
    const found = []
    for (let fold = option()?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      found.push(fold.open)
    return found
  }
  return { option, folds, choose: (isSelected: boolean) => act(() => choose(isSelected)) }
}

describe.each([
  ['among all', false, [true, true], [false, false]],
  ['alone', true, [true], [false]],
])('a filter %s', (_, isAlone, open, closed) => {
  it('shows what is chosen, and folds nothing when it is taken away', async () => {
    const { option, folds, choose } = await foldsAround(isAlone, true)
    const link = option()
    expect(folds()).toEqual(open)
    expect(link?.getAttribute('aria-current')).toBe('true')
    choose(false)
    expect(option()).toBe(link)
    expect(link?.getAttribute('aria-current')).toBeNull()
    expect(folds()).toEqual(open)
  })

  it('unfolds what is chosen elsewhere', async () => {
    const { folds, choose } = await foldsAround(isAlone, false)
    expect(folds()).toEqual(closed)
    choose(true)
    expect(folds()).toEqual(open)
  })
})

it('stays alone in the open drawer when a choice takes it out of the list, and can be taken back', async () => {
  const chosen = { ...params, filters: { size: ['11'] } }
  const { length } = facetsWith(12, false)
  function Drawer() {
    const [offered, setOffered] = useState(length)
    const facets = facetsWith(12, false).slice(0, offered)
    const { only, open } = useFilterDrawer(facets, chosen)
    return (
      <>
        <button onClick={() => open(facets.at(-1))}>open</button>
        <button onClick={() => setOffered(1)}>leave</button>
        <FacetPanel listing={{ ...listing, params: chosen }} {...{ facets, only }} limits={null} />
      </>
    )
  }
  const page = await renderInShop(<Drawer />, { client: answeringClient(() => ({})) })
  await press(page, 'open')
  await press(page, 'leave')
  expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('size')
  expect(textOf(page)).not.toContain('a 0')
  const links = [...page.querySelectorAll('nav a')]
  expect(links.map(textOf)).toEqual(['size 11 0 products'])
  expect(links[0]?.getAttribute('aria-current')).toBe('true')
})
