// Apple Pay, Google Pay and Link through Stripe.
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { Skeleton } from '@loftwood/ui/skeleton'
import { useState } from 'react'
import type { ExpressProps, ExpressPurchase } from '../../../cart/express-purchase.ts'
import type { ExpressConfig } from '../../../platform/express.ts'
import { useExpress } from '../../../platform/use-express.ts'
import { documentSettings } from '../../../platform/settings.ts'
import { useHref, useT, useView } from '../../../platform/i18n/use-t.ts'
import { useNeedsAccount } from '../../account-needed.tsx'
import { agreementId, AgreementList, useAgreements } from '../../agreements.tsx'
import { toCents } from '../../payment/stripe/cents.ts'
import { type ElementState, useExpressElement } from './use-express-element.ts'
import { amountOf, isShipped, useWallet, type WalletState } from './use-wallet.ts'
import { paths } from '../../../paths.ts'
import { FormFailure } from '../../../platform/forms/form-failure.tsx'
import { useSubmit } from '../../../platform/forms/use-submit.ts'
import { keepBuyNow } from '../buy-now-cart.ts'
import { walletCalls } from '../wallet-calls.ts'

/** In a document that may not load the provider's scripts: leads to one that may, with what is chosen. */
function ExpressLink({ purchase }: { purchase: ExpressPurchase }) {
  const t = useT()
  const href = useHref()
  const view = useView()
  const { run, isBusy, failure } = useSubmit()
  const open = () =>
    run(async () => {
      const items = 'product' in purchase ? purchase.product.items() : []
      if (!items) return
      const calls = walletCalls({ url: '/api', store: view.code })
      keepBuyNow(sessionStorage, 'cart' in purchase ? null : (await calls.buyNow(items)).id)
      window.location.assign(href(paths.express))
    })
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" block loading={isBusy} onClick={() => void open()}>
        {t('express.page')}
      </Button>
      <FormFailure failure={failure} title={t('express.notOrdered')} />
    </div>
  )
}

/** As high as the buttons, so that nothing moves. */
function Row({ state }: { state: ElementState }) {
  const t = useT()
  if (state === 'ready') return null
  if (state === 'loading')
    return (
      <div role="status" aria-label={t('express.loading')} className="absolute inset-0">
        <Skeleton className="h-full w-full" />
      </div>
    )
  return (
    <p className="flex min-h-12 items-center text-sm text-ink-muted">
      {t(state === 'none' ? 'express.none' : 'express.failed')}
    </p>
  )
}

const END_LOOKS = {
  refused: ['danger', 'express.notOrdered'],
  lost: ['warning', 'checkout.unsure'],
  placed: ['warning', 'express.placed'],
} as const

function End({ end, isPlacing, orderAgain }: WalletState) {
  const t = useT()
  if (isPlacing) return <p role="status">{t('express.placing')}</p>
  if (!end) return null
  const [tone, title] = END_LOOKS[end.kind]
  return (
    <Notification tone={tone} title={t(title)}>
      <p>{end.text}</p>
      {end.kind === 'lost' && (
        <Button variant="link" size="sm" onClick={() => void orderAgain()}>
          {t('error.tryAgain')}
        </Button>
      )}
    </Notification>
  )
}

type WalletsProps = ExpressProps & { provider: NonNullable<ExpressConfig['stripe']> }

/** The terms to agree to, where the shop has some, stand below; a wallet opens once they are agreed to. */
function useTerms() {
  const agreements = useAgreements()
  const [isChecked, setChecked] = useState(false)
  const areAgreed = () => {
    setChecked(true)
    const [first] = agreements.missing
    if (first) document.getElementById(agreementId(first))?.focus()
    return agreements.isKnown && !first
  }
  return { agreements, isChecked, areAgreed }
}

function Wallets({ purchase, columns = 2, provider }: WalletsProps) {
  const view = useView()
  const { agreements, isChecked, areAgreed } = useTerms()
  const wallet = useWallet(purchase, areAgreed)
  const amount = amountOf(purchase)
  const { place, state } = useExpressElement({
    provider,
    locale: view.locale,
    // A press shows the real amount of what is chosen by then.
    cents: toCents(amount),
    currency: amount?.currency ?? view.currency,
    isShipped: isShipped(purchase),
    columns,
    handlers: wallet.handlers,
  })
  // The buttons are covered until the terms are loaded.
  const isWaiting = state === 'ready' && !agreements.isKnown && !agreements.failure
  return (
    <div className="flex flex-col gap-3">
      <div className="relative min-h-12">
        <Row state={isWaiting ? 'loading' : state} />
        <div ref={place} hidden={state === 'none' || state === 'failed'} />
      </div>
      {state === 'ready' && <AgreementList agreements={agreements} isChecked={isChecked} />}
      <End {...wallet} />
    </div>
  )
}

export function StripeExpress(props: ExpressProps) {
  const { stripe: provider } = useExpress()
  const needsAccount = useNeedsAccount()
  const { purchase } = props
  if (!provider || needsAccount) return null
  // A document's content security policy stays when the shopper navigates on within it.
  if (!documentSettings().mayLoadExpress) return <ExpressLink purchase={purchase} />
  // Whether a wallet asks for an address is fixed when its buttons are made, so a cart that is shipped now gets new ones.
  return <Wallets key={String(isShipped(purchase))} {...props} provider={provider} />
}
