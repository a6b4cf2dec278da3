// What the shopper typed of the home, as components read it.
import { useAtomValue } from 'jotai'
import { useAfterFirstRender } from '../../platform/use-hydrated.ts'
import { EMPTY_HOME, myHomeAtom, type MyHome } from './my-home.ts'

/** Empty in the first render. */
export function useMyHome(): MyHome {
  const home = useAtomValue(myHomeAtom)
  return useAfterFirstRender() ? home : EMPTY_HOME
}
