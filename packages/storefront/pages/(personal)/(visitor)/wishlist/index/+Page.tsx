import { ProductTile } from '../../../../../src/product/card/product-tile.tsx'
import { WishlistScreen } from '../../../../../src/wishlist/wishlist-screen.tsx'

export default function Page() {
  return <WishlistScreen tile={ProductTile} />
}
