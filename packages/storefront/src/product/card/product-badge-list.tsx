// The product's badges: in the corner of its picture, and on phones, whose pictures they would cover, above its name.
import { Badge } from '@loftwood/ui/badge'
import { clsx } from 'clsx'
import { useT } from '../../platform/i18n/use-t.ts'
import { productBadges } from './product-badges.ts'
import type { ProductDetail } from '../product-detail.ts'

const LOOK = {
  corner: 'flex-col items-start max-sm:hidden',
  line: 'flex-wrap sm:hidden',
} as const

interface ProductBadgeListProps {
  product: ProductDetail
  place: keyof typeof LOOK
}

/** Nothing at all for a product without badges. */
export function ProductBadgeList({ product, place }: ProductBadgeListProps) {
  const t = useT()
  const badges = productBadges(product)
  if (badges.length === 0) return null
  return (
    <span className={clsx('flex gap-1.5', LOOK[place])}>
      {badges.map((badge) => (
        <Badge key={badge.kind} kind={badge.kind} label={t(badge.label)} />
      ))}
    </span>
  )
}
