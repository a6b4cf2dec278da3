// "Will it fit?": the way into the room planner.
import { useT } from '../../platform/i18n/use-t.ts'
import { PlaceInRoom } from '../place-in-room.tsx'
import type { ProductDetail } from '../product-detail.ts'
import { variantBySku, type ChosenVariant } from '../choosing/variant-selection.ts'

interface RoomPartProps {
  product: ProductDetail
  variant: ChosenVariant | null
}

export function RoomPart({ product, variant }: RoomPartProps) {
  const t = useT()
  const chosen =
    product.__typename === 'ConfigurableProduct' ? variantBySku(product, variant?.sku ?? '') : undefined
  return (
    <>
      <p className="mb-4 max-w-text">{t('planner.part')}</p>
      <PlaceInRoom product={product} selection={chosen?.selection ?? {}} />
    </>
  )
}
