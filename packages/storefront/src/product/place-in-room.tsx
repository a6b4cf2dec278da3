// The way from a product, as it is chosen, into the room planner.
import { ButtonLink } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { LayoutDashboard } from 'lucide'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { hasRoomPlanner } from './has-room-planner.ts'
import type { ProductDetail } from './product-detail.ts'
import { selectionToQuery, type Selection } from './choosing/variant-selection.ts'

interface PlaceInRoomProps {
  product: ProductDetail
  selection: Selection
}

/** Nothing in a shop without a planner. */
export function PlaceInRoom({ product, selection }: PlaceInRoomProps) {
  const t = useT()
  const href = useHref()
  if (!hasRoomPlanner()) return null
  const options = product.__typename === 'ConfigurableProduct' ? selectionToQuery(product, selection) : {}
  return (
    <ButtonLink
      variant="secondary"
      size="sm"
      iconStart={<Icon of={LayoutDashboard} size="sm" />}
      href={href(paths.placeInRoom(product.sku ?? '', options))}
    >
      {t('planner.title')}
    </ButtonLink>
  )
}
