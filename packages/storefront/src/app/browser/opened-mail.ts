// Tells the back end that the link of a mail was opened: mails that waited for it go out.
import { createClient } from '@loftwood/client'
import { loadLaterTexts } from '../../platform/i18n/translator.ts'
import type { Voice } from '../../platform/notices.ts'

export async function tellOpenedMail(key: string, { t, notify }: Voice): Promise<void> {
  const answer = createClient({ url: '/api' }).magento.confirmMailAddress({ key })
  // The page itself needs none of it, and the link works again.
  const count = await answer.then((data) => data.confirmMailAddress).catch(() => 0)
  if (count === 0) return
  await loadLaterTexts()
  notify({ type: 'success', message: t('order.mailsSent', { count }), persist: true })
}
