// What the shopper may type of the home, in the order of the panel "My home". Each section reads and writes `myHomeAtom`.
import type { ComponentType } from 'react'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { Feature } from '../../platform/shop-features.ts'
import { PostcodeField } from './postcode-field.tsx'
import { CeilingField } from '../ceiling/ceiling-field.tsx'
import { ChildrenField } from '../who/children-field.tsx'
import { WayInSection } from '../carton/way-in-section.tsx'

interface HomeSection {
  id: string
  title: MessageKey
  /** What the back end must have for it. */
  feature?: Feature
  Content: ComponentType
}

export const HOME_SECTIONS: readonly HomeSection[] = [
  { id: 'postcode', title: 'myHome.postcode.title', feature: 'deliveredPrices', Content: PostcodeField },
  { id: 'ceiling', title: 'myHome.ceiling.title', Content: CeilingField },
  { id: 'children', title: 'myHome.children.title', Content: ChildrenField },
  { id: 'way-in', title: 'carton.home.title', Content: WayInSection },
]
