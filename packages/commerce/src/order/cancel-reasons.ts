// Why shoppers cancel: the reasons they may choose from, Magento's own in the words of a shopper.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'

export const CANCEL_REASONS: readonly LocalizedText[] = [
  { en: 'I no longer need it', fr: 'Je n’en ai plus besoin' },
  { en: 'I ordered by mistake', fr: 'J’ai commandé par erreur' },
  { en: 'It won’t arrive in time', fr: 'Elle n’arrivera pas à temps' },
  { en: 'I found a better price elsewhere', fr: 'J’ai trouvé un meilleur prix ailleurs' },
  { en: 'Other', fr: 'Autre' },
]

/** The reason in the language of the order; undefined when it is none of them in any language. */
export function knownReason(reason: string, language: 'en' | 'fr'): string | undefined {
  return CANCEL_REASONS.find(({ en, fr }) => reason === en || reason === fr)?.[language]
}
