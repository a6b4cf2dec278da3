// The coupon: a folded field to enter one, or the applied one with a button that removes it.
import { Notification } from '@loftwood/ui/notification'
import { useState } from 'react'
import { Disclosure } from '@loftwood/ui/disclosure'
import type { CartFragment } from '@loftwood/graphql-types'
import { Tag } from 'lucide'
import { failureText, OperationError } from '../platform/data/operation-error.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import { AppliedCode, CodeField } from './code-field.tsx'
import { useCartPage } from './use-cart-page.ts'

/** Our own back end says why a code is refused; a Magento's sentences are many, and none says more than this one. */
function couponFailure(error: unknown, t: Translate): string {
  const isUnexplained =
    error instanceof OperationError && error.kind === 'refused' && error.code === undefined
  return isUnexplained ? t('cart.couponInvalid') : failureText(error, t)
}

const REASONS = {
  BELOW_MINIMUM: 'cart.couponBelow',
  NO_MATCHING_ITEM: 'cart.couponNoItem',
  EXPIRED: 'cart.couponExpired',
  USED_UP: 'cart.couponUsedUp',
} as const

type Unused = NonNullable<CartFragment['unused_coupon']>

/** Why it takes nothing off, and what would change that. */
function UnusedReason({ coupon, currency }: { coupon: Unused; currency: string | null }) {
  const t = useT()
  const format = useFormat()
  const { reason, amount_missing } = coupon
  return (
    <span role="status" className="block text-sm font-medium text-warning">
      {t(REASONS[reason], { amount: format.money({ value: amount_missing, currency }) })}
    </span>
  )
}

/** The code that the cart had while this was shown, and lost without being taken off. */
function useLostCode(code: string | undefined, isUnused: boolean) {
  const [last, setLast] = useState(code)
  if (code !== undefined && code !== last) setLast(code)
  return { lost: code === undefined && !isUnused ? last : undefined, forget: () => setLast(undefined) }
}

/** One coupon at a time. */
export function CouponForm({ cart }: { cart: CartFragment }) {
  const t = useT()
  const { applyCoupon, removeCoupon } = useCartPage()
  const unused = cart.unused_coupon ?? null
  const applied = cart.applied_coupons?.find((coupon) => coupon !== null) ?? unused
  const { lost, forget } = useLostCode(applied?.code, unused !== null)
  if (applied) {
    const { code } = applied
    return (
      <AppliedCode
        icon={Tag}
        isUnused={unused !== null}
        remove={async () => {
          await removeCoupon()
          forget()
        }}
        removeLabel={t('cart.removeNamed', { name: t('cart.couponApplied', { code }) })}
        failedTitle={t('cart.couponRemoveFailed')}
      >
        {t('cart.couponApplied', { code })}
        {unused && <UnusedReason coupon={unused} currency={cart.prices?.grand_total?.currency ?? null} />}
      </AppliedCode>
    )
  }
  return (
    <>
      {lost !== undefined && (
        <Notification tone="warning">{t('cart.couponLost', { code: lost })}</Notification>
      )}
      <Disclosure title={t('cart.couponQuestion')} className="border-t">
        <CodeField
          name="coupon"
          label={t('cart.couponLabel')}
          missing={t('cart.couponMissing')}
          apply={applyCoupon}
          errorOf={(failure) => couponFailure(failure, t)}
        />
      </Disclosure>
    </>
  )
}
