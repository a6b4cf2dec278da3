// What is chosen on the product page: options and quantity, the options also in the URL.
import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { ProductDetail } from '../../shared/product/product-detail.ts'
import {
  chosenVariant,
  picturedVariant,
  selectionFromQuery,
  selectionToQuery,
  type ChosenVariant,
  type Selection,
} from '../../shared/product/variant-selection.ts'

export interface ChoiceState {
  selection: Selection
  variant: ChosenVariant | null
  /** Whose pictures to show; follows the finish before the choice is complete. */
  pictured: ChosenVariant | null
  quantity: number
  /** Chooses one value of one option group. */
  choose: (code: string, uid: string) => void
  setQuantity: (quantity: number) => void
}

/** Replaces the option parameters of the present URL and leaves the others. */
function writeUrl(product: ProductDetail, selection: Selection): void {
  if (product.__typename !== 'ConfigurableProduct') return
  const url = new URL(window.location.href)
  for (const [code, id] of Object.entries(selectionToQuery(product, selection)))
    url.searchParams.set(code, id)
  window.history.replaceState(window.history.state, '', url)
}

/** Starts from the URL, so that a link shows the very variant, on the server too. */
export function useChoice(product: ProductDetail): ChoiceState {
  const { urlParsed } = usePageContext()
  const isConfigurable = product.__typename === 'ConfigurableProduct'
  const [selection, setSelection] = useState<Selection>(() =>
    isConfigurable ? selectionFromQuery(product, urlParsed.search) : {},
  )
  const [quantity, setQuantity] = useState(1)
  return {
    selection,
    quantity,
    variant: isConfigurable ? chosenVariant(product, selection) : null,
    pictured: isConfigurable ? picturedVariant(product, selection) : null,
    setQuantity,
    choose: (code, uid) => {
      const next = { ...selection, [code]: uid }
      setSelection(next)
      writeUrl(product, next)
    },
  }
}
