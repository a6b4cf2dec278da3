// Beside the price of a set: which of its pieces are sold out, and so are not in it.
import { useT } from '../../platform/i18n/use-t.ts'
import { leftOut } from '../types/choice-field.ts'
import type { ChoiceState } from './use-choice.ts'

interface LeftOutProps {
  choice: Pick<ChoiceState, 'fields' | 'price' | 'answers' | 'counts'>
}

/** Nothing while the price is not that of the choice. */
export function LeftOut({ choice }: LeftOutProps) {
  const t = useT()
  const names = choice.price ? leftOut(choice.fields, choice) : []
  if (names.length === 0) return null
  return <p className="w-full text-sm">{t('product.without', { names: names.join(', ') })}</p>
}
