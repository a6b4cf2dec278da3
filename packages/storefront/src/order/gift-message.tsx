// The message that goes with a gift.
import type { GiftMessageFragment } from '@loftwood/graphql-types'
import { useT } from '../platform/i18n/use-t.ts'

/** Renders nothing without one. */
export function GiftMessage({ message: gift }: { message: GiftMessageFragment | null }) {
  const t = useT()
  if (!gift?.message) return null
  return (
    <div className="text-sm text-ink-muted">
      <p>{t('order.giftMessage', { from: gift.from, to: gift.to })}</p>
      <p className="break-words whitespace-pre-line">{gift.message}</p>
    </div>
  )
}
