// Several products into the cart by one call, from a component.
import { useSetAtom } from 'jotai'
import { useClient } from '../platform/data/use-query.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { UserError } from '../platform/data/user-error.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import { addTogether, type TogetherLine, type TogetherResult } from './add-together.ts'
import { cartSeenAtom } from './cart-seen.ts'
import { useWatched } from './use-cart.ts'

/** @returns adds lines; throws when it is unknown what was added */
export function useAddTogether(): <Line extends TogetherLine>(
  lines: readonly Line[],
) => Promise<TogetherResult<Line>> {
  const client = useClient()
  const watch = useWatched()
  const setSeen = useSetAtom(cartSeenAtom)
  return async (lines) => {
    const result = await watch('addItem', () => addTogether(client, lines))()
    setSeen(true)
    return result
  }
}

/** Why a line was refused, for the shopper. */
export const reasonText = (reason: string | null, t: Translate): string =>
  reason === null ? t('cart.noReason') : failureText(new UserError(reason), t)
