// The place of answers on a card, empty until the shopper has typed something of the home.
import type { ProductListItemFragment } from '@loftwood/graphql-types'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { hasHomeAtom } from '../fit/my-home/has-home.ts'
import { lazyNamed } from '../platform/lazy-named.ts'

const TileAnswers = lazyNamed(() => import('./tile-answers.tsx'), 'TileAnswers')

export function TileAnswersSlot({ product }: { product: ProductListItemFragment }) {
  return (
    useAtomValue(hasHomeAtom) && (
      <Suspense fallback={null}>
        <TileAnswers product={product} />
      </Suspense>
    )
  )
}
