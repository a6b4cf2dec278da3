import { VisitorPage } from '../../../../src/app/personal-frames.tsx'
import { ProductTile } from '../../../../src/product/product-tile.tsx'
import { WishlistScreen } from '../../../../src/wishlist/wishlist-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <WishlistScreen tile={ProductTile} />
    </VisitorPage>
  )
}
