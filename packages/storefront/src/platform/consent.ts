// The question whether scripts of others may load, where the store asks it. Set by the part that loads them.
import { atom, useAtomValue } from 'jotai'
import { useHydrated } from './use-hydrated.ts'

export interface ConsentQuestion {
  isOpen: boolean
  /** Keeps the answer and acts on it. */
  answer: (isGiven: boolean) => void
}

/** Null where the store asks nothing. */
export const consentAtom = atom<ConsentQuestion | null>(null)

/** Opens or closes the question. */
export const showConsentAtom = atom(null, (get, set, isOpen: boolean) => {
  const question = get(consentAtom)
  if (question) set(consentAtom, { ...question, isOpen })
})

/** Whether the store asks. Not while the page hydrates: the question may be there before the page is alive. */
export function useHasConsentQuestion(): boolean {
  const question = useAtomValue(consentAtom)
  return useHydrated() && question !== null
}
