// "Will it fit?": the way into the room planner.
import { useT } from '../../platform/i18n/use-t.ts'
import { PlaceInRoom } from '../place-in-room.tsx'
import type { ProductDetail } from '../product-detail.ts'
import type { ChosenVariant, Selection } from '../variant-selection.ts'

interface RoomPartProps {
  product: ProductDetail
  variant: ChosenVariant | null
}

/** The options of a variant. */
function selectionOf(product: ProductDetail, variant: ChosenVariant | null): Selection {
  if (product.__typename !== 'ConfigurableProduct' || !variant) return {}
  const own = product.variants?.find((each) => each?.product?.uid === variant.uid)
  const pairs = (own?.attributes ?? []).flatMap((attribute) =>
    attribute?.code ? [[attribute.code, attribute.uid] as const] : [],
  )
  return Object.fromEntries(pairs)
}

export function RoomPart({ product, variant }: RoomPartProps) {
  const t = useT()
  return (
    <>
      <p className="mb-4 max-w-text">{t('planner.part')}</p>
      <PlaceInRoom product={product} selection={selectionOf(product, variant)} />
    </>
  )
}
