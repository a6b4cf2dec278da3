// The offer of another language, set by the module that makes it.
import { atom, useAtomValue } from 'jotai'
import type { StoreView } from './i18n/store-views.ts'
import { useHydrated } from './use-hydrated.ts'

/** In the language that is offered, by their keys; a catalog that a brand adds may lack them. */
export interface OfferTexts {
  'offer.text'?: string
  'offer.accept'?: string
}

export interface LanguageOffer {
  view: StoreView
  texts: OfferTexts
  refuse: () => void
}

export const languageOfferAtom = atom<LanguageOffer | null>(null)

/** Null during hydration, because it may be set before. */
export function useLanguageOffer(): LanguageOffer | null {
  const offer = useAtomValue(languageOfferAtom)
  return useHydrated() ? offer : null
}
