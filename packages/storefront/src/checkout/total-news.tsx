// For those who do not see the sums: a step or a press of the button has changed the total.
import type { CartFragment } from '@loftwood/graphql-types'
import { useState } from 'react'
import { useFormat, useT } from '../platform/i18n/use-t.ts'

/** Always in the page, since only what changes in a live region is announced; empty until the total differs from the first. */
export function TotalNews({ cart }: { cart: CartFragment }) {
  const t = useT()
  const format = useFormat()
  const total = cart.prices?.grand_total
  const [first] = useState(total?.value)
  return (
    <p role="status" className="sr-only">
      {total?.value !== first && t('common.labelled', { label: t('cart.total'), text: format.money(total) })}
    </p>
  )
}
