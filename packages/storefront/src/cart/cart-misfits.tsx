// Says which mattresses of the cart do not go with its beds, why, and which one does. It warns and does not block.
import type { CartFragment } from '@loftwood/graphql-types'
import { Notification } from '@loftwood/ui/notification'
import { TextLink } from '@loftwood/ui/text-link'
import { cartMisfits, type CartMisfit } from '../fit/mattress/cart-misfits.ts'
import { isAbove } from '@loftwood/fit/fit-attributes'
import { useFitProducts } from '../fit/fit-products.ts'
import { placeName, SIZE_NAMES } from '../fit/place-words.ts'
import { offeredMattresses, offeredPath } from '../fit/mattress/offered-mattresses.ts'
import { shopMattresses } from '../fit/mattress/shop-mattresses.ts'
import { useMeasures } from '../fit/use-measures.ts'
import { productPath } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useBoughtInCart } from './bought-in-cart.ts'

/** Where the reasons stand. */
const MISFITS_ID = 'cart-misfits'

function useReason(misfit: CartMisfit): string {
  const t = useT()
  const { length } = useMeasures()
  const { line, topper, mattress, count, why, bed, place } = misfit
  const name = topper
    ? t('mattress.cart.withTopper', { mattress: line.name, topper: topper.name })
    : line.name
  const names = { mattress: name, bed: bed.name }
  const of = { ...names, place: t(placeName(place.place, bed.places)) }
  if (why === 'size')
    return t('mattress.cart.size', {
      ...names,
      size: t(SIZE_NAMES[mattress.size]),
      bedSize: t(SIZE_NAMES[place.size]),
    })
  if (why === 'too-many') return t('mattress.cart.tooMany', { mattress: name, count })
  return t(isAbove(place) ? 'mattress.cart.rail' : 'mattress.cart.thickness', {
    ...of,
    thickness: length(mattress.thickness),
    thickest: length(place.thickest ?? 0),
  })
}

/** The cheapest of the shop that goes there. */
function FittingMattress({ misfit: { place, bed } }: { misfit: CartMisfit }) {
  const t = useT()
  const href = useHref()
  const mattresses = useFitProducts(shopMattresses())
  const [cheapest] = offeredMattresses(mattresses ?? [], [place])
  const link = cheapest
    ? { path: offeredPath(cheapest), text: t('mattress.cart.fits', { name: cheapest.product.name ?? '' }) }
    : { path: productPath(bed.product), text: t('mattress.cart.all', { bed: bed.name }) }
  return <TextLink href={href(link.path)}>{link.text}</TextLink>
}

function Reason({ misfit }: { misfit: CartMisfit }) {
  return (
    <li className="flex flex-col items-start gap-1">
      <span>{useReason(misfit)}</span>
      {misfit.why !== 'too-many' && !misfit.topper && <FittingMattress misfit={misfit} />}
    </li>
  )
}

/** One line beside the way to checkout. */
export function MisfitHint({ cart }: { cart: CartFragment }) {
  const t = useT()
  const misfits = cartMisfits(useBoughtInCart(cart))
  if (misfits.length === 0) return null
  return (
    <p className="mb-4 text-sm">
      {t('mattress.cart.look')} <TextLink href={`#${MISFITS_ID}`}>{t('mattress.cart.why')}</TextLink>
    </p>
  )
}

/** Renders nothing for a cart whose beds and mattresses go together. */
export function CartMisfits({ cart }: { cart: CartFragment }) {
  const t = useT()
  const misfits = cartMisfits(useBoughtInCart(cart))
  if (misfits.length === 0) return null
  return (
    <div id={MISFITS_ID} className="scroll-mt-32">
      <Notification tone="warning" title={t('mattress.cart.title')}>
        <ul className="mt-1 flex flex-col gap-2.5">
          {misfits.map((misfit) => (
            <Reason key={`${misfit.line.id} ${misfit.topper?.id}`} misfit={misfit} />
          ))}
        </ul>
        <p className="mt-2.5 text-ink-muted">{t('mattress.cart.atHome')}</p>
      </Notification>
    </div>
  )
}
