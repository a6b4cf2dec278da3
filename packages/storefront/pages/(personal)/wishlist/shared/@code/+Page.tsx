import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { ProductTile } from '../../../../../src/product/product-tile.tsx'
import { SharedWishlistScreen } from '../../../../../src/wishlist/shared-wishlist-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <SharedWishlistScreen tile={ProductTile} />
    </VisitorPage>
  )
}
