// What a customer earns with the product as it is chosen, where the shop grants loyalty credit.
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { useLoyaltyPercent } from '../../store/shell.ts'
import type { ProductDetail } from '../product-detail.ts'
import { listedPrice } from '../types/listed-price.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'

/** Services and gift cards earn nothing. */
const EARNING_NOTHING: ReadonlySet<string> = new Set(['VirtualProduct', 'GiftCardProduct'])

interface LoyaltyCreditProps {
  product: ProductDetail
  choice: Pick<ChoiceState, 'counts' | 'money'>
  /** The price of one as chosen. */
  final: number
}

/** In whole units of the currency, as the back end rounds it: for each piece. */
export function loyaltyCredit({ product, choice, final }: LoyaltyCreditProps, percent: number): number {
  const ofPiece = (price: number) => Math.round((price * percent) / 100)
  if (EARNING_NOTHING.has(product.__typename)) return 0
  if (product.__typename !== 'GroupedProduct') return ofPiece(final)
  const ofMembers = (product.items ?? []).map((item) => {
    const member = item?.product
    if (!member?.sku || EARNING_NOTHING.has(member.__typename)) return 0
    const count = member.stock_status === 'IN_STOCK' ? (choice.counts[member.sku] ?? item?.qty ?? 0) : 0
    return ofPiece(listedPrice(member)?.final ?? 0) * count
  })
  return ofMembers.reduce((sum, credit) => sum + credit, 0)
}

export function LoyaltyCredit(props: LoyaltyCreditProps) {
  const t = useT()
  const format = useFormat()
  const credit = loyaltyCredit(props, useLoyaltyPercent())
  if (credit <= 0) return null
  return (
    <p className="text-sm text-ink-muted">
      {t('product.loyalty', { amount: format.money(props.choice.money(credit)) })}
    </p>
  )
}
