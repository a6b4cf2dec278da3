// The offer of another language, set by the module that makes it.
import { atom, useAtomValue } from 'jotai'
import type { StoreView } from './i18n/store-views.ts'
import { useHydrated } from './use-hydrated.ts'

export interface LanguageOffer {
  view: StoreView
  refuse: () => void
}

export const languageOfferAtom = atom<LanguageOffer | null>(null)

/** Null during hydration, because it may be set before. */
export function useLanguageOffer(): LanguageOffer | null {
  const offer = useAtomValue(languageOfferAtom)
  return useHydrated() ? offer : null
}
