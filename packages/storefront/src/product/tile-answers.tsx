// What the shop answers on a product's card for the shopper's own home: one line each.
import type { ProductListItemFragment } from '@loftwood/graphql-types'
import type { ComponentType } from 'react'
import { DeliveredLine } from '../delivery/delivered-line.tsx'
import { CeilingLine } from '../fit/ceiling/ceiling-line.tsx'
import { WhoLine } from '../fit/who/who-line.tsx'

export interface TileAnswerProps {
  product: ProductListItemFragment
}

/** In their order; each renders nothing where it has no answer. Three lines are the most that a picture has room for. */
const ANSWERS: readonly ComponentType<TileAnswerProps>[] = [CeilingLine, WhoLine, DeliveredLine]

export function TileAnswers({ product }: TileAnswerProps) {
  return ANSWERS.map((Answer, index) => <Answer key={index} product={product} />)
}
