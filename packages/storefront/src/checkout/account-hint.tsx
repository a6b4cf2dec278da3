// Offers to sign in where the e-mail address has an account; never requires it.
import { IsEmailAvailableDocument } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useClient } from '../platform/data/use-query.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { uiFlags } from '../platform/ui-flags.ts'

/** Queries whether an e-mail has an account. Shops that hide it answer no; so does a failed query. */
export function useAccountHint() {
  const client = useClient()
  const [hasAccount, setHasAccount] = useState(false)
  const check = async (email: string) => {
    const { data } = await client.query(IsEmailAvailableDocument, { email })
    setHasAccount(data?.isEmailAvailable?.is_email_available === false)
  }
  return { hasAccount, check }
}

/** A line to sign in; with more text for an address with an account. */
export function AccountHint({ hasAccount }: { hasAccount: boolean }) {
  const t = useT()
  const openLogin = useSetAtom(uiFlags.login)
  const signIn = (
    <Button variant="link" size="sm" onClick={() => openLogin(true)}>
      {t('auth.signIn')}
    </Button>
  )
  return (
    <div>
      {hasAccount ? (
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
