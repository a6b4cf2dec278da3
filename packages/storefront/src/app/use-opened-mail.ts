// Tells the back end that the link of a mail was opened: mails that waited for it go out.
import { ConfirmMailAddressDocument } from '@loftwood/graphql-types'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useClient } from 'urql'
import { nextMailKey } from '../platform/mail-key.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'

export function useOpenedMail(): void {
  const t = useT()
  const client = useClient()
  const notify = useSetAtom(notifyAtom)
  const tell = useEffectEvent(async () => {
    const key = nextMailKey()
    if (key === undefined) return
    const { data } = await client.mutation(ConfirmMailAddressDocument, { key }).toPromise()
    const count = data?.confirmMailAddress ?? 0
    if (count > 0) notify({ type: 'success', message: t('notices.mailsSent', { count }), persist: true })
  })
  useEffect(() => {
    const onLink = () => void tell()
    onLink()
    // Another mail's link, opened in the same tab.
    window.addEventListener('hashchange', onLink)
    return () => window.removeEventListener('hashchange', onLink)
  }, [])
}
