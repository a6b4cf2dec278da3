// The drawer with all filters, or with one of them; loaded when it is first opened.
import { useAtom } from 'jotai'
import { useState } from 'react'
import { uiFlags } from '../platform/ui-flags.ts'
import type { Facet } from './facets.ts'
import type { ListingParams } from './listing-params.ts'

/** A filter of which the list offers nothing: what is chosen of it can still be taken away. */
function withoutProducts(facet: Facet, { filters }: ListingParams): Facet {
  const isChosen = (code: string) => (value: string) => filters[code]?.includes(value) ?? false
  const options = facet.options.map((option) => ({
    ...option,
    count: 0,
    isSelected: option.value.split(',').every(isChosen(option.code)),
  }))
  return { ...facet, options }
}

export function useFilterDrawer(facets: readonly Facet[], params: ListingParams) {
  const [isOpen, setOpen] = useAtom(uiFlags.filterSidebar)
  const [wasOpened, setOpened] = useState(isOpen)
  const [requested, setRequested] = useState<Facet>()
  if (isOpen && !wasOpened) setOpened(true)
  const open = (facet?: Facet) => {
    setRequested(facet)
    setOpen(true)
  }
  const found = requested && facets.find(({ code }) => code === requested.code)
  // A choice may take it out of the list, but not out of the open drawer.
  return { wasOpened, only: found ?? (requested && withoutProducts(requested, params)), open }
}
