import { Skeleton } from '@loftwood/ui/skeleton'
import { useT } from '../../../platform/i18n/use-t.ts'

/** As high as the provider's form, so that nothing moves. */
export function FormLoading() {
  const t = useT()
  return (
    <div role="status" aria-label={t('pay.loading')} className="flex min-h-60 flex-col gap-4">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-1/2" />
    </div>
  )
}
