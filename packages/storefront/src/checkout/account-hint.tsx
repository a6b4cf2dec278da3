// Offers to sign in where the e-mail address has an account; never asks for it.
import { IsEmailAvailableDocument } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useClient } from 'urql'
import { useT } from '../platform/i18n/use-t.ts'
import { uiFlags } from '../platform/ui-flags.ts'

/** Asks whether an address has an account. Shops that do not tell answer no, and so does a shop out of reach. */
export function useAccountHint() {
  const client = useClient()
  const [isKnown, setKnown] = useState(false)
  const check = async (email: string) => {
    const { data } = await client.query(IsEmailAvailableDocument, { email })
    setKnown(data?.isEmailAvailable?.is_email_available === false)
  }
  return { isKnown, check }
}

/** A line to sign in; more of it for an address that is known. */
export function AccountHint({ isKnown }: { isKnown: boolean }) {
  const t = useT()
  const openLogin = useSetAtom(uiFlags.login)
  const signIn = (
    <Button variant="link" size="sm" onClick={() => openLogin(true)}>
      {t('auth.signIn')}
    </Button>
  )
  return (
    <div>
      {isKnown ? (
        <Notification tone="info" title={t('checkout.knownEmail')}>
          <p>{t('checkout.knownEmailDetail')}</p>
          {signIn}
        </Notification>
      ) : (
        <p className="text-sm">
          {t('auth.hasAccount')} {signIn}
        </p>
      )}
    </div>
  )
}
