// Adding what is chosen to the cart: the shop's rule first, then the call; the sidebar opens when it worked.
import type { CartItemInput } from '@loftwood/graphql-types'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useCartActions } from '../../cart/use-cart.ts'
import { failureText } from '../../platform/data/operation-error.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { notifyAtom } from '../../platform/notices.ts'
import type { ProductDetail } from '../product-detail.ts'
import type { FieldProblem } from '../types/choice-field.ts'
import { cartItemsFor, problemsOf, isChosen, UnsupportedProductTypeError } from '../types/product-types.ts'
import { openGroups } from '../choosing/variant-selection.ts'
import { uiFlags } from '../../platform/ui-flags.ts'
import { useBusy } from '../../platform/use-busy.ts'
import { addToCartError, type AddToCartError } from './can-add-to-cart.ts'
import { optionFieldId } from '../choosing/product-options.tsx'
import { choiceFieldId, type ChoiceState } from '../choosing/use-choice.ts'

export interface AddToCartState {
  isAdding: boolean
  /** Codes of option groups to choose from, once the shopper has tried without. */
  missing: readonly string[]
  /** Errors of the other fields, by their keys, once the shopper has tried. */
  problems: Readonly<Record<string, FieldProblem>>
  userError: AddToCartError | null
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
  const problems = problemsOf(choice.fields, choice)
  const needsFile = choice.fields.some(({ kind, isRequired }) => kind === 'file' && isRequired)
  const needsPiece = choice.fields.some(({ kind, key }) => kind === 'counts' && problems[key])
  const userError = needsFile
    ? 'not-offered'
    : (addToCartError(product, choice.quantity, choice.variant) ?? (needsPiece ? 'choose-piece' : null))
  const fieldIds = [
    ...choice.invalidQuantities,
    ...open.map((group) => optionFieldId(group.code)),
    ...choice.fields.flatMap(({ key }) => (problems[key] ? [choiceFieldId(key)] : [])),
  ]
  /** Whether all is chosen that can be. */
  const isReady = () => {
    const [first] = fieldIds
    setTried(true)
    if (first) focusField(first)
    return userError === null && !first
  }
  const add = async () => {
    if (!isReady() || isAdding) return
    setAdding(true)
    await send()
    setAdding(false)
  }
  return {
    isAdding,
    userError,
    missing: hasTried ? open.map((group) => group.code) : [],
    problems: hasTried ? problems : {},
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
