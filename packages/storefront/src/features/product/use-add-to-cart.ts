// Adding what is chosen to the cart: the shop's rule first, then the call; the sidebar opens when it worked.
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useCartActions } from '../../shared/cart/use-cart.ts'
import { failureText } from '../../shared/data/operation-error.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { notifyAtom } from '../../shared/notices.ts'
import type { ProductDetail } from '../../shared/product/product-detail.ts'
import {
  cartItemsFor,
  isChosen,
  UnsupportedProductTypeError,
} from '../../shared/product/types/product-types.ts'
import { openGroups } from '../../shared/product/variant-selection.ts'
import { uiFlags } from '../../shared/ui-flags.ts'
import { addToCartRefusal, type AddToCartRefusal } from './can-add-to-cart.ts'
import { optionFieldId } from './product-options.tsx'
import type { ChoiceState } from './use-choice.ts'

export interface AddToCartState {
  isAdding: boolean
  /** Codes of option groups to choose from, once the shopper has tried without. */
  missing: readonly string[]
  refusal: AddToCartRefusal | null
  add: () => void
}

/** Where nothing is chosen yet, the first open group takes the focus instead. */
export function useAddToCart(product: ProductDetail, choice: ChoiceState): AddToCartState {
  const [isAdding, setAdding] = useState(false)
  const [hasTried, setTried] = useState(false)
  const send = useSend(product, choice)
  const open = product.__typename === 'ConfigurableProduct' ? openGroups(product, choice.selection) : []
  const refusal = addToCartRefusal(product, choice.quantity, choice.variant)
  const add = async () => {
    const [first] = open
    setTried(true)
    if (first) {
      const field = document.getElementById(optionFieldId(first.code))
      field?.scrollIntoView({ block: 'center' })
      field?.focus({ preventScroll: true })
    }
    if (isAdding || refusal !== null) return
    setAdding(true)
    await send()
    setAdding(false)
  }
  return {
    isAdding,
    refusal,
    missing: hasTried ? open.map((group) => group.code) : [],
    add: () => void add(),
  }
}

function useSend(product: ProductDetail, choice: ChoiceState): () => Promise<void> {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const openSidebar = useSetAtom(uiFlags.cartSidebar)
  const { add } = useCartActions()
  return async () => {
    const { quantity, selection } = choice
    try {
      const items = cartItemsFor(product, { quantity, selection })
      if (!isChosen(product, { quantity, selection })) return
      await add(items)
      openSidebar(true)
    } catch (error) {
      const message =
        error instanceof UnsupportedProductTypeError
          ? t('product.typeNotSupported', { type: error.productType })
          : failureText(error, t)
      notify({ type: 'danger', title: t('product.addFailed'), message })
    }
  }
}
