// Whether anything about the home is stored: first loads know no more, the rest comes with the code that answers.
import { atom } from 'jotai'

export const HOME_KEY = 'loftwood.my-home'

export function isHomeStored(): boolean {
  try {
    return localStorage.getItem(HOME_KEY) !== null
  } catch {
    return false
  }
}

/** False on the server and while the page is hydrated. */
export const hasHomeAtom = atom(false)
hasHomeAtom.onMount = (set) => set(isHomeStored())
