import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop } from '../platform/testing/render-in-shop.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { Facet } from './facets.ts'
import { FACET_DEFAULTS, listingVariables, parseListing } from './listing-params.ts'

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

/** The folded parts around the last size, in a panel where it can be taken away. */
async function foldsAround(only?: string) {
  let release = () => {}
  function Panel() {
    const [isSelected, setSelected] = useState(true)
    release = () => setSelected(false)
    const facets = facetsWith(12, isSelected)
    return <FacetPanel {...{ listing, facets }} limits={null} {...(only !== undefined && { only })} />
  }
  const page = await renderInShop(<Panel />, { client: answeringClient(() => ({})) })
  const option = () => page.querySelector('[aria-label^="size 11 "]')
  const folds = () => {
    const found = []
    for (let fold = option()?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      found.push(fold.open)
    return found
  }
  return { option, folds, release: () => act(() => release()) }
}

it.each([
  ['among all', undefined, [true, true]],
  ['alone', 'size', [true]],
])('shows what is chosen, and folds nothing when it is taken away: %s', async (_, only, open) => {
  const { option, folds, release } = await foldsAround(only)
  const link = option()
  expect(folds()).toEqual(open)
  expect(link?.getAttribute('aria-current')).toBe('true')
  release()
  expect(option()).toBe(link)
  expect(link?.getAttribute('aria-current')).toBeNull()
  expect(folds()).toEqual(open)
})
