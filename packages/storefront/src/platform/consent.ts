// State of the consent banner for third-party scripts. Set by the module that loads them.
import { atom, useAtomValue } from 'jotai'
import { useHydrated } from './use-hydrated.ts'

export interface ConsentQuestion {
  isOpen: boolean
  /** Stores the answer and acts on it. */
  answer: (isGiven: boolean) => void
}

/** Null when the store requires no consent. */
export const consentAtom = atom<ConsentQuestion | null>(null)

/** Opens or closes the banner. */
export const showConsentAtom = atom(null, (get, set, isOpen: boolean) => {
  const question = get(consentAtom)
  if (question) set(consentAtom, { ...question, isOpen })
})

/** Whether the store requires consent; false during hydration, because the state may be set before it. */
export function useHasConsentQuestion(): boolean {
  const question = useAtomValue(consentAtom)
  return useHydrated() && question !== null
}
