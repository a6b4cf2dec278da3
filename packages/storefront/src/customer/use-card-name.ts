// A saved card in a few words, e.g. "Visa ending in 1111".
import { useT } from '../platform/i18n/use-t.ts'
import type { SavedCard } from './saved-card.ts'

export function useCardName(): (card: SavedCard) => string {
  const t = useT()
  return ({ brand, lastDigits }) =>
    t('cards.name', { brand: brand ?? t('cards.unknownBrand'), digits: lastDigits })
}
