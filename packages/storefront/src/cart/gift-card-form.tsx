// Gift cards: the applied ones with amount and balance, and a folded field to enter one.
import { Disclosure } from '@loftwood/ui/disclosure'
import type { CartFragment } from '@loftwood/graphql-types'
import { Gift } from 'lucide'
import { failureText } from '../platform/data/operation-error.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { AppliedCode, CodeField } from './code-field.tsx'
import { useCartPage } from './use-cart-page.ts'

type AppliedCard = NonNullable<NonNullable<CartFragment['applied_gift_cards']>[number]>

function Card({ card }: { card: AppliedCard }) {
  const t = useT()
  const format = useFormat()
  const { removeGiftCard } = useCartPage()
  const code = card.code ?? ''
  const left = (card.current_balance?.value ?? 0) - (card.applied_balance?.value ?? 0)
  return (
    <AppliedCode
      icon={Gift}
      remove={() => removeGiftCard(code)}
      removeLabel={t('cart.removeNamed', { name: t('cart.giftCardNamed', { code }) })}
      failedTitle={t('cart.giftCardRemoveFailed')}
    >
      {t('cart.giftCardNamed', { code })}
      {left > 0 && (
        <span className="block text-sm text-ink-muted">
          {t('cart.giftCardLeft', {
            amount: format.money({ value: left, currency: card.current_balance?.currency ?? null }),
          })}
        </span>
      )}
    </AppliedCode>
  )
}

/** Any number of them, one after the other. Renders nothing for a back end without gift cards. */
export function GiftCardForm({ cart }: { cart: CartFragment }) {
  const t = useT()
  const { applyGiftCard } = useCartPage()
  if (!cart.applied_gift_cards) return null
  const cards = cart.applied_gift_cards.filter((card) => card !== null)
  return (
    <div className="flex flex-col gap-2">
      {cards.map((card) => (
        <Card key={card.code} card={card} />
      ))}
      <Disclosure title={t(cards.length > 0 ? 'cart.giftCardAnother' : 'cart.giftCardQuestion')}>
        <CodeField
          name="gift-card"
          label={t('cart.giftCardLabel')}
          missing={t('cart.giftCardMissing')}
          apply={applyGiftCard}
          errorOf={(failure) => failureText(failure, t)}
        />
      </Disclosure>
    </div>
  )
}
