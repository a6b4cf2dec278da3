// The notification area of the layout.
import { NotificationStack } from '@loftwood/ui/notification-stack'
import { useAtomValue, useSetAtom } from 'jotai'
import { NOTICE } from '../platform/constants.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { closeNoticeAtom, noticesAtom } from '../platform/notices.ts'

/** Shows the notices of `notifyAtom`. */
export function Notices() {
  const t = useT()
  const shown = useAtomValue(noticesAtom)
  const close = useSetAtom(closeNoticeAtom)
  const notices = shown.map(({ id, type, icon, title, message, link, persist }) => ({
    id,
    tone: type,
    icon,
    message: link ? (
      <>
        {message}{' '}
        <a href={link.href} className="ui-link-inline" onClick={() => close(id)}>
          {link.label}
        </a>
      </>
    ) : (
      message
    ),
    ...(title === undefined ? {} : { title }),
    ...(persist === true ? {} : { timeoutMs: NOTICE.timeoutMs }),
  }))
  return (
    <NotificationStack
      notices={notices}
      onClose={close}
      label={t('notices.label')}
      closeLabel={t('common.close')}
    />
  )
}
