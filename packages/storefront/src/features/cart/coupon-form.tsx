// The coupon: a folded field to enter one, or the one that is applied with the way to take it off.
import { Button } from '@loftwood/ui/button'
import { Disclosure } from '@loftwood/ui/disclosure'
import { Icon } from '@loftwood/ui/icon'
import { TextField } from '@loftwood/ui/text-field'
import type { CartFragment } from '@loftwood/graphql-types'
import { useSetAtom } from 'jotai'
import Tag from 'lucide-react/icons/tag'
import { useState, type SubmitEvent } from 'react'
import { failureText, OperationError } from '../../shared/data/operation-error.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { notifyAtom } from '../../shared/notices.ts'
import { useCartActions } from '../../shared/cart/use-cart.ts'

/** A code that is refused has one text, whatever the reason; a broken connection has its own. */
function couponFailure(error: unknown, t: Translate): string {
  const isRefused = error instanceof OperationError && error.kind === 'refused'
  return isRefused ? t('cart.couponInvalid') : failureText(error, t)
}

function AppliedCoupon({ code }: { code: string }) {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const { removeCoupon } = useCartActions()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await removeCoupon()
    } catch (error) {
      notify({ type: 'danger', title: t('cart.couponRemoveFailed'), message: failureText(error, t) })
      setBusy(false)
    }
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-md border border-line bg-white px-4 py-2">
      <p className="flex min-w-0 items-center gap-2">
        <Icon of={Tag} size="sm" className="text-success" />
        <span className="min-w-0 truncate">{t('cart.couponApplied', { code })}</span>
      </p>
      <Button variant="link" size="sm" loading={isBusy} onClick={() => void remove()}>
        {t('cart.couponRemove')}
      </Button>
    </div>
  )
}

function CouponField() {
  const t = useT()
  const { applyCoupon } = useCartActions()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setError(t('cart.couponMissing'))
    setBusy(true)
    setError(undefined)
    try {
      await applyCoupon(code.trim())
    } catch (failure) {
      setError(couponFailure(failure, t))
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-end gap-2">
      <TextField
        className="flex-1"
        label={t('cart.couponLabel')}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="md" className="min-h-12" loading={isBusy}>
        {t('cart.couponApply')}
      </Button>
    </form>
  )
}

/** One coupon at a time. */
export function CouponForm({ cart }: { cart: CartFragment }) {
  const t = useT()
  const applied = cart.applied_coupons?.find((coupon) => coupon !== null)
  if (applied) return <AppliedCoupon code={applied.code} />
  return (
    <Disclosure title={t('cart.couponQuestion')} className="border-t">
      <CouponField />
    </Disclosure>
  )
}
