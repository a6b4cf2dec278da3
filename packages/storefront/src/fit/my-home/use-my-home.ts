// What the shopper typed of the home, as components read it.
import { useAtomValue } from 'jotai'
import { useDeferredValue } from 'react'
import { EMPTY_HOME, myHomeAtom, type MyHome } from './my-home.ts'

/** False in a component's first render, which must be the server's: it may be hydrated long after others have read storage. */
export const useFirstRendered = (): boolean => useDeferredValue(true, false)

/** Empty in the first render. */
export function useMyHome(): MyHome {
  const home = useAtomValue(myHomeAtom)
  return useFirstRendered() ? home : EMPTY_HOME
}
