import { ProductTile } from '../../../../../../src/product/card/product-tile.tsx'
import { SharedWishlistScreen } from '../../../../../../src/wishlist/shared-wishlist-screen.tsx'

export default function Page() {
  return <SharedWishlistScreen tile={ProductTile} />
}
