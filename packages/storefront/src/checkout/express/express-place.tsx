// The place of the express buttons. It has its height before they come, so that nothing moves; without providers there is none.
import { Suspense } from 'react'
import type { ExpressProps } from '../../cart/express-purchase.ts'
import { useExpress } from '../../platform/express.ts'
import { lazyNamed } from '../../platform/lazy-named.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'

const ExpressButtons = lazyNamed(() => import('./express-buttons.tsx'), 'ExpressButtons')

export function ExpressPlace(props: ExpressProps) {
  const providers = Object.keys(useExpress())
  const isHydrated = useHydrated()
  if (providers.length === 0) return null
  return (
    <div className="min-h-12 print:hidden">
      <Suspense fallback={null}>{isHydrated && <ExpressButtons {...props} />}</Suspense>
    </div>
  )
}
