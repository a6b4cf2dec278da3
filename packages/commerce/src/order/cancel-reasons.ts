// Why shoppers cancel: the reasons they may choose from, Magento's own.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'

export const CANCEL_REASONS: readonly LocalizedText[] = [
  { en: 'The item(s) are no longer needed', fr: 'Les articles ne sont plus nécessaires' },
  { en: 'The order was placed by mistake', fr: 'La commande a été passée par erreur' },
  {
    en: 'Item(s) not arriving within the expected timeframe',
    fr: 'Les articles n’arriveront pas dans le délai souhaité',
  },
  { en: 'Found a better price elsewhere', fr: 'Meilleur prix trouvé ailleurs' },
  { en: 'Other', fr: 'Autre' },
]

/** The reason in the language of the order; undefined when it is none of them in any language. */
export function knownReason(reason: string, language: 'en' | 'fr'): string | undefined {
  return CANCEL_REASONS.find(({ en, fr }) => reason === en || reason === fr)?.[language]
}
