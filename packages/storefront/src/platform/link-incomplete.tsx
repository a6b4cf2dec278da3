// A page whose link lacks its key: there is nothing to press.
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import type { MessageKey } from './i18n/message-key.ts'
import { useHref, useT } from './i18n/use-t.ts'

interface LinkIncompleteProps {
  /** Where to go on. */
  path: string
  label: MessageKey
  /** What to do instead. */
  detail?: MessageKey
}

export function LinkIncomplete({ path, label, detail = 'auth.linkIncompleteDetail' }: LinkIncompleteProps) {
  const t = useT()
  const href = useHref()
  return (
    <EmptyState
      title={t('auth.linkIncomplete')}
      headingLevel={2}
      actions={<ButtonLink href={href(path)}>{t(label)}</ButtonLink>}
    >
      {t(detail)}
    </EmptyState>
  )
}
