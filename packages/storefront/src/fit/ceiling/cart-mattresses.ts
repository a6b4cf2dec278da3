// The mattresses in the cart, as facts: the cart's code writes them, answers about head room read them.
import { atom } from 'jotai'
import type { MattressFacts } from '../fit-attributes.ts'

export const cartMattressesAtom = atom<readonly MattressFacts[]>([])
