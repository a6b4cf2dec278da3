// Adding what is chosen to the cart: the shop's rule first, then the call; the sidebar opens when it worked.
import type { CartItemInput } from '@loftwood/graphql-types'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useCartActions } from '../../cart/use-cart.ts'
import { failureText } from '../../platform/data/operation-error.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { notifyAtom } from '../../platform/notices.ts'
import type { ProductDetail } from '../product-detail.ts'
import type { FieldFault } from '../types/choice-field.ts'
import { cartItemsFor, faultsOf, isChosen, UnsupportedProductTypeError } from '../types/product-types.ts'
import { openGroups } from '../choosing/variant-selection.ts'
import { uiFlags } from '../../platform/ui-flags.ts'
import { useBusy } from '../../platform/use-busy.ts'
import { addToCartRefusal, type AddToCartRefusal } from './can-add-to-cart.ts'
import { optionFieldId } from '../choosing/product-options.tsx'
import { choiceFieldId, type ChoiceState } from '../choosing/use-choice.ts'

export interface AddToCartState {
  isAdding: boolean
  /** Codes of option groups to choose from, once the shopper has tried without. */
  missing: readonly string[]
  /** Faults of the other fields, by their keys, once the shopper has tried. */
  faults: Readonly<Record<string, FieldFault>>
  refusal: AddToCartRefusal | null
  add: () => void
  /** What would be added; null where something is still open or wrong, which then shows. */
  check: () => CartItemInput[] | null
}

/** Where something is still open or wrong, the first such field takes the focus instead. */
export function useAddToCart(product: ProductDetail, choice: ChoiceState): AddToCartState {
  const [isAdding, setAdding] = useBusy()
  const [hasTried, setTried] = useState(false)
  const send = useSend(product, choice)
  const open = product.__typename === 'ConfigurableProduct' ? openGroups(product, choice.selection) : []
  const faults = faultsOf(choice.fields, choice)
  const needsFile = choice.fields.some(({ kind, isRequired }) => kind === 'file' && isRequired)
  const needsPiece = choice.fields.some(({ kind, key }) => kind === 'counts' && faults[key])
  const refusal = needsFile
    ? 'not-offered'
    : (addToCartRefusal(product, choice.quantity, choice.variant) ?? (needsPiece ? 'choose-piece' : null))
  const fieldIds = [
    ...choice.faultyQuantities,
    ...open.map((group) => optionFieldId(group.code)),
    ...choice.fields.flatMap(({ key }) => (faults[key] ? [choiceFieldId(key)] : [])),
  ]
  /** Whether all is chosen that can be. */
  const isReady = () => {
    const [first] = fieldIds
    setTried(true)
    if (first) focusField(first)
    return refusal === null && !first
  }
  const add = async () => {
    if (!isReady() || isAdding) return
    setAdding(true)
    await send()
    setAdding(false)
  }
  return {
    isAdding,
    refusal,
    missing: hasTried ? open.map((group) => group.code) : [],
    faults: hasTried ? faults : {},
    add: () => void add(),
    check: () => (isReady() && isChosen(product, choice) ? cartItemsFor(product, choice) : null),
  }
}

function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

function useSend(product: ProductDetail, choice: ChoiceState): () => Promise<void> {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const openSidebar = useSetAtom(uiFlags.cartSidebar)
  const { add } = useCartActions()
  return async () => {
    try {
      const items = cartItemsFor(product, choice)
      if (!isChosen(product, choice)) return
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
