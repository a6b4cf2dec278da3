// Why the checkout of an agent's link has neither email nor address: said once.
import { Notification } from '@loftwood/ui/notification'
import { useEffect, useState } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { FORGET_LINK_COPIED, isLinkCopied } from './link-copied.ts'

export function LinkCopiedNotice() {
  const t = useT()
  const [isCopied] = useState(() => isLinkCopied(document.cookie))
  useEffect(() => {
    if (isCopied) document.cookie = FORGET_LINK_COPIED
  }, [isCopied])
  if (!isCopied) return null
  return (
    <Notification tone="info" className="mb-6">
      {t('handOver.copied')}
    </Notification>
  )
}
