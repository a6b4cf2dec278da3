// The product's badges, below its name: over the picture they would cover a drawing or a leg.
import { Badge } from '@loftwood/ui/badge'
import { useT } from '../../platform/i18n/use-t.ts'
import { productBadges } from './product-badges.ts'
import type { ProductDetail } from '../product-detail.ts'

/** Nothing at all for a product without badges. Where it is made stands among the promises. */
export function ProductBadgeList({ product }: { product: ProductDetail }) {
  const t = useT()
  const badges = productBadges(product).filter(({ kind }) => kind !== 'made_in_canada')
  if (badges.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {badges.map((badge) => (
        <Badge key={badge.kind} kind={badge.kind} label={t(badge.label)} />
      ))}
    </span>
  )
}
