// The header's way to the postal code: typed once, it is how every price at the door is found.
import { Icon } from '@loftwood/ui/icon'
import { useAtomValue, useSetAtom } from 'jotai'
import { MapPin } from 'lucide'
import { Suspense } from 'react'
import { hasHomeAtom } from '../fit/my-home/has-home.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { useFeature } from '../platform/use-feature.ts'

const DeliverToPlace = lazyNamed(() => import('./deliver-to-place.tsx'), 'DeliverToPlace')

/** @param onOpen called when the panel opens */
export function DeliverTo({ onOpen }: { onOpen?: () => void }) {
  const t = useT()
  const open = useSetAtom(uiFlags.myHome)
  const hasHome = useAtomValue(hasHomeAtom)
  if (!useFeature('deliveredPrices')) return null
  return (
    <button
      type="button"
      onClick={() => {
        onOpen?.()
        open(true)
      }}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm text-start text-sm leading-tight text-ink-muted hover:text-ink hover:underline"
    >
      <Icon of={MapPin} />
      <Suspense fallback={t('delivered.to')}>{hasHome ? <DeliverToPlace /> : t('delivered.to')}</Suspense>
    </button>
  )
}
