// Grid or list: as the shopper left it in this tab.
import { atom } from 'jotai'

export type WishlistView = 'grid' | 'list'

export const wishlistViewAtom = atom<WishlistView>('grid')
