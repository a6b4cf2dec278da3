// Where "Will it fit?" stands. The server renders it; the browser fetches its code when it comes into sight, and React keeps the
// server's HTML until then.
import { memo, Suspense, useDeferredValue, useEffect, useRef, useState, type ComponentType } from 'react'
import { lazyNamed } from '../platform/lazy-named.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { useInSight } from './use-in-sight.ts'
import type { WillItFitProps } from './will-it-fit.tsx'

const isSeen = Promise.withResolvers<void>()

const WillItFit: ComponentType<WillItFitProps> = import.meta.env.SSR
  ? (await import('./will-it-fit.tsx')).WillItFit
  : lazyNamed(async () => {
      await isSeen.promise
      return import('./will-it-fit.tsx')
    }, 'WillItFit')

/** Renders again only when its product does: React replaces HTML that is not hydrated yet by the fallback otherwise. */
const Boundary = memo(function Boundary(props: WillItFitProps) {
  return (
    <Suspense fallback={null}>
      <WillItFit {...props} />
    </Suspense>
  )
})

export function WillItFitSlot({ product, variant, quantity, buying }: WillItFitProps) {
  const box = useRef<HTMLDivElement>(null)
  const inSight = useInSight(box)
  // A page reached by a link of the shop has no HTML of the server to show.
  const [isFirstPage] = useState(!useHydrated())
  // Not urgent: React waits with such an update until the HTML is hydrated.
  const shown = {
    product: useDeferredValue(product),
    variant: useDeferredValue(variant),
    quantity: useDeferredValue(quantity),
    buying,
  }
  useEffect(() => {
    if (inSight || !isFirstPage) isSeen.resolve()
  }, [inSight, isFirstPage])
  return (
    <div ref={box}>
      <Boundary {...shown} />
    </div>
  )
}
