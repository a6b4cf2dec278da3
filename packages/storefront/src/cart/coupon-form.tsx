// The coupon: a folded field to enter one, or the applied one with a button that removes it.
import { Disclosure } from '@loftwood/ui/disclosure'
import type { CartFragment } from '@loftwood/graphql-types'
import { Tag } from 'lucide'
import { failureText, OperationError } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import { AppliedCode, CodeField } from './code-field.tsx'
import { useCartPage } from './use-cart-page.ts'

/** A code that is refused has one text, whatever the reason; a broken connection has its own. */
function couponFailure(error: unknown, t: Translate): string {
  const isRefused = error instanceof OperationError && error.kind === 'refused'
  return isRefused ? t('cart.couponInvalid') : failureText(error, t)
}

/** One coupon at a time. */
export function CouponForm({ cart }: { cart: CartFragment }) {
  const t = useT()
  const { applyCoupon, removeCoupon } = useCartPage()
  const applied = cart.applied_coupons?.find((coupon) => coupon !== null)
  if (applied) {
    const { code } = applied
    return (
      <AppliedCode
        icon={Tag}
        remove={removeCoupon}
        removeLabel={t('cart.removeNamed', { name: t('cart.couponApplied', { code }) })}
        failedTitle={t('cart.couponRemoveFailed')}
      >
        {t('cart.couponApplied', { code })}
      </AppliedCode>
    )
  }
  return (
    <Disclosure title={t('cart.couponQuestion')} className="border-t">
      <CodeField
        name="coupon"
        label={t('cart.couponLabel')}
        missing={t('cart.couponMissing')}
        apply={applyCoupon}
        errorOf={(failure) => couponFailure(failure, t)}
      />
    </Disclosure>
  )
}
