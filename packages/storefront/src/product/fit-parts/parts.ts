// The parts of "Will it fit?" on the product's page, in their order. Each says what holds for everybody, which the server
// renders, and answers for the shopper's own home, which only the browser knows.
import type { ComponentType } from 'react'
import { CeilingPart } from './ceiling-part.tsx'
import { WhoPart } from './who-part.tsx'
import { upperBedOf } from '@loftwood/fit/head-room'
import { shopMattresses } from '../../fit/mattress/shop-mattresses.ts'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { FitPartProps } from './fit-part-props.ts'
import { hasRoomPlanner } from '../has-room-planner.ts'
import { CartonPart } from './carton-part.tsx'
import { MattressPart } from './mattress-part.tsx'
import { RoomPart } from './room-part.tsx'

export interface FitPart {
  id: string
  title: MessageKey
  /** Whether the product has the data; without, the part does not show. */
  isFor: (props: FitPartProps) => boolean
  Content: ComponentType<FitPartProps>
}

export const FIT_PARTS: readonly FitPart[] = [
  {
    id: 'ceiling',
    title: 'fit.ceiling.title',
    isFor: ({ subject }) => upperBedOf(subject) !== null,
    Content: CeilingPart,
  },
  {
    id: 'room',
    title: 'planner.title',
    isFor: ({ product, subject }) =>
      hasRoomPlanner() &&
      Boolean(product.furniture_model) &&
      subject.fit.beds.length > 0 &&
      product.__typename !== 'GroupedProduct',
    Content: RoomPart,
  },
  {
    id: 'who',
    title: 'fit.who.title',
    isFor: ({ subject }) => subject.fit.beds.length > 0,
    Content: WhoPart,
  },
  {
    id: 'mattress',
    title: 'mattress.title',
    // A set comes with its mattresses.
    isFor: ({ subject, product }) =>
      subject.fit.beds.length > 0 && product.__typename !== 'BundleProduct' && shopMattresses() !== null,
    Content: MattressPart,
  },
  {
    id: 'cartons',
    title: 'carton.title',
    isFor: ({ subject }) => subject.fit.cartons.length > 0,
    Content: CartonPart,
  },
]
