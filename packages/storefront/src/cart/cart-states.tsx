// Replaces the cart while it loads, and when it is empty.
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Skeleton } from '@loftwood/ui/skeleton'
import { VisuallyHidden } from '@loftwood/ui/visually-hidden'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'

/** Grey lines of the height of the real ones. */
export function CartSkeleton() {
  const t = useT()
  return (
    <div role="status">
      <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
      {[0, 1].map((line) => (
        <div key={line} className="flex gap-4 border-b border-line py-5">
          <Skeleton className="size-20 sm:size-[115px]" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="mt-auto h-10 w-28" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Nothing in it yet, and where to begin. */
export function EmptyCart({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const t = useT()
  const href = useHref()
  return (
    <EmptyState
      title={t('cart.empty')}
      headingLevel={headingLevel}
      actions={<ButtonLink href={href(paths.home)}>{t('cart.startShopping')}</ButtonLink>}
    >
      {t('cart.emptyDetail')}
    </EmptyState>
  )
}
