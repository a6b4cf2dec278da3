import { ProductTile } from '../../../../../src/product/product-tile.tsx'
import { WishlistScreen } from '../../../../../src/wishlist/wishlist-screen.tsx'

export default function Page() {
  return <WishlistScreen tile={ProductTile} />
}
