// What a download needs, in a cart that holds one.
import type { CartFragment } from '@loftwood/graphql-types'
import { cartItems } from './cart-totals.ts'
import { DownloadNote } from './download-note.tsx'

export function CartDownloadNote({ cart }: { cart: CartFragment }) {
  const hasDownload = cartItems(cart).some(({ __typename }) => __typename === 'DownloadableCartItem')
  return hasDownload ? <DownloadNote /> : null
}
