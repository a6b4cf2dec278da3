// The picture of a cart line: the chosen variant's where it has one, else the product's.
import { clsx } from 'clsx'
import { Picture } from '../platform/media/picture.tsx'
import type { CartItem } from './cart-totals.ts'

interface LinePictureProps {
  item: CartItem
  size?: 'cart' | 'checkout'
  className?: string
}

/** Decorative: the product's name stands beside it. */
export function LinePicture({ item, size = 'cart', className }: LinePictureProps) {
  const variant = item.__typename === 'ConfigurableCartItem' ? item.configured_variant : null
  const source = variant?.thumbnail?.url ?? item.product.thumbnail?.url
  const look = clsx('shrink-0 rounded-sm bg-birch object-contain', className)
  return <Picture source={source} size={size} alt="" className={look} />
}
