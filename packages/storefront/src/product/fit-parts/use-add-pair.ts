// Adds the bed as chosen with its mattresses. After a user error the button sends only what is missing, so that nothing is doubled.
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { mergeLines, withoutAdded, type TogetherLine, type TogetherResult } from '../../cart/add-together.ts'
import { reasonText, useAddTogether } from '../../cart/use-add-together.ts'
import type { OfferedMattress } from '../../fit/mattress/offered-mattresses.ts'
import { failureText } from '../../platform/data/operation-error.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { notifyAtom } from '../../platform/notices.ts'
import { uiFlags } from '../../platform/ui-flags.ts'
import { useBusy } from '../../platform/use-busy.ts'
import type { Buying } from '../buying/buying.ts'
import { cartItemsFor, isChosen } from '../types/product-types.ts'

export interface PairOutcome {
  /** Names. */
  added: string[]
  refused: { name: string; reason: string }[]
}

/** Null while something of the bed is open or wrong. */
function linesOf({ product, offers }: OfferedMattress, { current }: Buying): TogetherLine[] | null {
  const { product: bed, choice, cart } = current
  if (cart.userError !== null || choice.invalidQuantities.length > 0 || !isChosen(bed, choice)) return null
  const beds = cartItemsFor(bed, choice).map((item) => ({ name: bed.name ?? '', item }))
  const mattresses = offers.map(({ offer: { input, choice: variant } }) => ({
    name: variant ? `${product.name} (${variant})` : (product.name ?? ''),
    item: { ...input, quantity: choice.quantity },
  }))
  return mergeLines([...beds, ...mattresses])
}

export function useAddPair(pair: OfferedMattress, buying: Buying) {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const openSidebar = useSetAtom(uiFlags.cartSidebar)
  const [isBusy, setBusy] = useBusy()
  const [result, setResult] = useState<TogetherResult | null>(null)
  const send = useAddTogether()
  const add = async () => {
    if (isBusy) return
    const requested = linesOf(pair, buying)
    // Leads to the first field that is open.
    if (!requested) return buying.current.cart.add()
    // What is in the cart already is not added again, whatever is chosen by now.
    const before = result?.added ?? []
    const lines = withoutAdded(requested, before)
    if (lines.length === 0) {
      setResult(null)
      return openSidebar(true)
    }
    setBusy(true)
    try {
      const now = await send(lines)
      setResult(
        now.refused.length > 0
          ? { added: mergeLines([...before, ...now.added]), refused: now.refused }
          : null,
      )
      if (now.refused.length === 0) openSidebar(true)
    } catch (error) {
      notify({ type: 'danger', title: t('product.addFailed'), message: failureText(error, t) })
    }
    setBusy(false)
  }
  const outcome: PairOutcome | null = result && {
    added: result.added.map(({ name }) => name),
    refused: result.refused.map(({ name, reason }) => ({ name, reason: reasonText(reason, t) })),
  }
  return { add: () => void add(), isBusy, outcome }
}
