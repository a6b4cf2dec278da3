// What the shop answers on a product's card for the shopper's own home: one line each.
import type { ProductListItemFragment } from '@loftwood/graphql-types'
import type { ComponentType } from 'react'
import { CartMattresses } from '../../cart/cart-mattresses.tsx'
import { DeliveredLine } from '../../delivery/delivered-line.tsx'
import { CeilingLine } from '../../fit/ceiling/ceiling-line.tsx'
import { useMyHome } from '../../fit/my-home/use-my-home.ts'
import { WhoLine } from '../../fit/who/who-line.tsx'

export interface TileAnswerProps {
  product: ProductListItemFragment
}

/** In their order; each renders nothing where it has no answer. Three lines are the most that a picture has room for. */
const ANSWERS: readonly ComponentType<TileAnswerProps>[] = [CeilingLine, WhoLine, DeliveredLine]

export function TileAnswers({ product }: TileAnswerProps) {
  const { ceiling } = useMyHome()
  return (
    <>
      {ceiling !== undefined && <CartMattresses />}
      {ANSWERS.map((Answer, index) => (
        <Answer key={index} product={product} />
      ))}
    </>
  )
}
