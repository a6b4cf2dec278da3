// What every part of "Will it fit?" gets.
import type { FitSubject } from '../../fit/fit-subject.ts'
import type { Buying } from '../buying/buying.ts'
import type { ProductDetail } from '../product-detail.ts'
import type { ChosenVariant } from '../choosing/variant-selection.ts'

export interface FitPartProps {
  subject: FitSubject
  product: ProductDetail
  variant: ChosenVariant | null
  quantity: number
  buying: Buying
}
