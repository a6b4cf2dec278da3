// The whole plan into the cart at once; what could not be added is said, with the way to its page.
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { TextLink } from '@loftwood/ui/text-link'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { cartSeenAtom, mayHaveCart } from '../cart/cart-seen.ts'
import { useCartActions } from '../cart/use-cart.ts'
import { productPath } from '../paths.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { RefusedError } from '../platform/data/refused-error.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { notifyAtom } from '../platform/notices.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { useBusy } from '../platform/use-busy.ts'
import { priceOfChoice } from '../product/types/product-types.ts'
import { refusedPieces, wantedPieces, type LeftPiece, type LeftReason, type Wanted } from './cart-of-plan.ts'
import { selectionOf } from './furniture-of.ts'
import { planAtom, productsAtom } from './planner-atoms.ts'

const REASONS: Readonly<Record<LeftReason, MessageKey>> = {
  gone: 'planner.left.gone',
  'sold-out': 'planner.left.soldOut',
  choose: 'planner.left.choose',
  refused: 'planner.left.refused',
}

/** Adds all that can be added in one call. @returns what is left; throws when nothing is known about the outcome */
function useAddPlan(): (plan: Wanted) => Promise<readonly LeftPiece[]> {
  const { add, reload } = useCartActions()
  const setSeen = useSetAtom(cartSeenAtom)
  return async ({ wanted, left }) => {
    if (wanted.length === 0) return left
    const before = mayHaveCart(document.cookie) ? await reload() : null
    try {
      await add(wanted.flatMap(({ items }) => items))
      return left
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      const after = await reload()
      setSeen(true)
      return [...left, ...refusedPieces(wanted, before, after)]
    }
  }
}

function LeftPieces({ left }: { left: readonly LeftPiece[] }) {
  const t = useT()
  const href = useHref()
  return (
    <Notification tone="warning" title={t('planner.leftTitle')}>
      <ul className="list-disc ps-5">
        {left.map(({ product, sku, count, reason }, index) => (
          <li key={index}>
            {product ? <TextLink href={href(productPath(product))}>{product.name}</TextLink> : sku}
            {count > 1 && ` × ${count}`}: {t(REASONS[reason])}
          </li>
        ))}
      </ul>
    </Notification>
  )
}

/** What the pieces cost as they are chosen. */
function useSum(): string {
  const format = useFormat()
  const { pieces } = useAtomValue(planAtom)
  const products = useAtomValue(productsAtom)
  const prices = pieces.flatMap(({ sku, options }) => {
    const product = products[sku]
    if (!product) return []
    const choice = { selection: selectionOf(product, options), quantity: 1, answers: {}, counts: {} }
    const { final_price: lowest } = product.price_range.minimum_price ?? {}
    return [
      {
        value: priceOfChoice(product, choice)?.final ?? lowest?.value ?? 0,
        currency: lowest?.currency ?? null,
      },
    ]
  })
  const currency = prices[0]?.currency ?? null
  return format.money({ value: prices.reduce((sum, { value }) => sum + value, 0), currency })
}

export function PlanToCart() {
  const t = useT()
  const { pieces } = useAtomValue(planAtom)
  const products = useAtomValue(productsAtom)
  const notify = useSetAtom(notifyAtom)
  const openSidebar = useSetAtom(uiFlags.cartSidebar)
  const [isBusy, setBusy] = useBusy()
  const [left, setLeft] = useState<readonly LeftPiece[]>([])
  const addPlan = useAddPlan()
  const sum = useSum()
  const add = async () => {
    setBusy(true)
    try {
      const plan = wantedPieces(pieces, products)
      const rest = await addPlan(plan)
      setLeft(rest)
      if (rest.reduce((count, piece) => count + piece.count, 0) < pieces.length) openSidebar(true)
    } catch (error) {
      notify({ type: 'danger', title: t('product.addFailed'), message: failureText(error, t) })
    }
    setBusy(false)
  }
  if (pieces.length === 0) return null
  return (
    <section aria-label={t('planner.toCart')} className="flex flex-col gap-3">
      <p className="flex justify-between gap-4 font-semibold">
        <span>{t('planner.sum', { count: pieces.length })}</span>
        <span>{sum}</span>
      </p>
      <Button size="lg" block loading={isBusy} loadingLabel={t('common.loading')} onClick={() => void add()}>
        {t('planner.toCart')}
      </Button>
      <div role="status">{left.length > 0 && <LeftPieces left={left} />}</div>
    </section>
  )
}
