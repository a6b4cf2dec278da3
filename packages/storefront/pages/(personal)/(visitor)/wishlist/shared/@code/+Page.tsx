import { ProductTile } from '../../../../../../src/product/product-tile.tsx'
import { SharedWishlistScreen } from '../../../../../../src/wishlist/shared-wishlist-screen.tsx'

export default function Page() {
  return <SharedWishlistScreen tile={ProductTile} />
}
