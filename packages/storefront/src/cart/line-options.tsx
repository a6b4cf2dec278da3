// The chosen options of a cart line, e.g. Finish: Espresso.
import { useT } from '../platform/i18n/use-t.ts'
import { itemOptions } from './item-options.ts'
import type { CartItem } from './cart-totals.ts'

/** Nothing when nothing was chosen. */
export function LineOptions({ item }: { item: CartItem }) {
  const t = useT()
  const options = itemOptions(item)
  if (options.length === 0) return null
  return (
    <ul className="text-sm text-ink-muted">
      {options.map((option) => (
        <li key={`${option.label} ${option.value}`}>
          {option.label === ''
            ? option.value
            : t('common.labelled', { label: option.label, text: option.value })}
        </li>
      ))}
    </ul>
  )
}
