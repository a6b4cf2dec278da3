// Offers an account after a guest's order, prefilled with name and address: only the password is missing.
import { Disclosure } from '@loftwood/ui/disclosure'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { useLoyaltyPercent } from '../store/shell.ts'
import { RegisterForm, type RegisterFormProps } from './register-form.tsx'

interface AccountOfferProps {
  person: NonNullable<RegisterFormProps['person']>
}

/** Nothing for customers, and once the confirmation is on its way. The form loads what it asks for, so only when opened. */
export function AccountOffer({ person }: AccountOfferProps) {
  const t = useT()
  const isSignedIn = useSignedIn()
  const earns = useLoyaltyPercent() > 0
  const openLogin = useSetAtom(uiFlags.login)
  const [isSent, setSent] = useState(false)
  const [isOpened, setOpened] = useState(false)
  if (isSignedIn || isSent) return null
  return (
    <section aria-labelledby="account-offer" className="max-w-form">
      <h2 id="account-offer" className="mb-2 text-xl">
        {t('checkout.accountOffer')}
      </h2>
      <p className="mb-2 text-ink-muted">
        {t(earns ? 'checkout.accountOfferEarns' : 'checkout.accountOfferDetail')}
      </p>
      <Disclosure
        title={t('auth.register')}
        className="border-t"
        onToggle={(open) => setOpened(isOpened || open)}
      >
        <div className="text-ink">
          {isOpened && (
            <RegisterForm
              person={person}
              onDone={() => window.location.reload()}
              onConfirm={() => setSent(true)}
              onSignIn={() => openLogin(true)}
            />
          )}
        </div>
      </Disclosure>
    </section>
  )
}
