// The chosen options of a cart line, e.g. Finish: Espresso.
import { itemOptions } from '../product/types/product-types.ts'
import type { CartItem } from './cart-totals.ts'

/** Nothing when nothing was chosen. */
export function LineOptions({ item }: { item: CartItem }) {
  const options = itemOptions(item)
  if (options.length === 0) return null
  return (
    <dl className="text-sm text-ink-muted">
      {options.map((option) => (
        <div key={option.label} className="flex gap-1.5">
          <dt>{option.label}:</dt>
          <dd className="min-w-0">{option.value}</dd>
        </div>
      ))}
    </dl>
  )
}
