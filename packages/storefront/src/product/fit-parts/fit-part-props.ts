// What every part of "Will it fit?" gets.
import type { FitSubject } from '../../fit/fit-subject.ts'
import type { Buying } from '../buying/buying.ts'
import type { ProductDetail } from '../product-detail.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'

export interface FitPartProps {
  subject: FitSubject
  product: ProductDetail
  choice: ChoiceState
  buying: Buying
}
