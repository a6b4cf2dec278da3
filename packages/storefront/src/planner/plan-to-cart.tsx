// The whole plan into the cart at once; what could not be added is said, with the way to its page.
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { TextLink } from '@loftwood/ui/text-link'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { TogetherResult } from '../cart/add-together.ts'
import { reasonText, useAddTogether } from '../cart/use-add-together.ts'
import { productPath } from '../paths.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { notifyAtom } from '../platform/notices.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { useBusy } from '../platform/use-busy.ts'
import { priceOfChoice } from '../product/types/product-types.ts'
import { cartOfPlan, type LeftPiece, type LeftReason, type PlanLine } from './cart-of-plan.ts'
import { selectionFor } from './furniture-of.ts'
import { planAtom, productsAtom } from './planner-atoms.ts'

const REASONS: Readonly<Record<LeftReason, MessageKey>> = {
  gone: 'planner.left.gone',
  'sold-out': 'planner.left.soldOut',
  choose: 'planner.left.choose',
}

interface Outcome {
  left: readonly LeftPiece[]
  refused: TogetherResult<PlanLine>['refused']
}

function LeftRow({ product, sku, count, why }: Omit<LeftPiece, 'reason'> & { why: string }) {
  const href = useHref()
  return (
    <li>
      {product ? <TextLink href={href(productPath(product))}>{product.name}</TextLink> : sku}
      {count > 1 && ` × ${count}`}: {why}
    </li>
  )
}

/** What is not in the cart, and why. */
function NotAdded({ left, refused }: Outcome) {
  const t = useT()
  if (left.length + refused.length === 0) return null
  return (
    <Notification tone="warning" title={t('planner.leftTitle')}>
      <ul className="list-disc ps-5">
        {left.map(({ reason, ...piece }, index) => (
          <LeftRow key={index} {...piece} why={t(REASONS[reason])} />
        ))}
        {refused.map(({ product, item, reason }, index) => (
          <LeftRow
            key={index}
            {...{ product, sku: item.sku, count: item.quantity }}
            why={reasonText(reason, t)}
          />
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
    const choice = { selection: selectionFor(product, options), quantity: 1, answers: {}, counts: {} }
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
  const [outcome, setOutcome] = useState<Outcome>({ left: [], refused: [] })
  const addTogether = useAddTogether()
  const sum = useSum()
  const add = async () => {
    setBusy(true)
    try {
      const { lines, left } = cartOfPlan(pieces, products)
      const { added, refused } = lines.length > 0 ? await addTogether(lines) : { added: [], refused: [] }
      setOutcome({ left, refused })
      if (added.length > 0) openSidebar(true)
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
      <div role="status">
        <NotAdded {...outcome} />
      </div>
    </section>
  )
}
