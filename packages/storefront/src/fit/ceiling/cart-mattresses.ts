// The mattresses in the cart, as facts: the cart's code writes them, answers about headroom read them.
import { atom } from 'jotai'
import type { MattressFacts } from '@loftwood/fit/fit-attributes'

export const cartMattressesAtom = atom<readonly MattressFacts[]>([])
