// The wishlist beside the page with the products' own cards, which the wishlist may not import.
import { ProductTile } from '../product/card/product-tile.tsx'
import { WishlistSidebar } from '../wishlist/wishlist-sidebar.tsx'

export const WishlistOverlay = () => <WishlistSidebar tile={ProductTile} />
