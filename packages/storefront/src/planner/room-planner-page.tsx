// The page of the room planner: its heading; the planner itself is loaded in the browser.
import { Container } from '@loftwood/ui/layout'
import { Skeleton } from '@loftwood/ui/skeleton'
import { Suspense } from 'react'
import { lazyNamed } from '../platform/lazy-named.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import { useT } from '../platform/i18n/use-t.ts'
import { useHydrated } from '../platform/use-hydrated.ts'

const Planner = lazyNamed(() => import('./planner.tsx'), 'Planner')

export function RoomPlannerPage() {
  const t = useT()
  const isHydrated = useHydrated()
  const waiting = <Skeleton className="aspect-square max-h-[76svh] w-full" />
  return (
    <Container className="pb-section">
      <PageHeading title={t('planner.title')}>
        <p className="max-w-text text-ink-muted print:hidden">{t('planner.lead')}</p>
      </PageHeading>
      <noscript>
        <p className="mb-6">{t('planner.noScript')}</p>
      </noscript>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <Planner />
        </Suspense>
      ) : (
        waiting
      )}
    </Container>
  )
}
