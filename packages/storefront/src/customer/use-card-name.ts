// A card in a few words, e.g. "Visa ending in 1111".
import { useT } from '../platform/i18n/use-t.ts'
import type { CardName } from './saved-card.ts'

export function useCardName(): (card: CardName) => string {
  const t = useT()
  return ({ brand, lastDigits }) =>
    t('cards.name', { brand: brand ?? t('cards.unknownBrand'), digits: lastDigits })
}
