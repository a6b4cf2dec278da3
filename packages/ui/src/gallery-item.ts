// One picture of a gallery, large and small.
import type { ReactNode } from 'react'

export interface GalleryItem {
  id: string
  /** Large: 1340x1340 at most. */
  picture: ReactNode
  /** Small: 105x105, with an empty alt. */
  thumb: ReactNode
  /** Name of the small one's button, e.g. "Show picture 2: ladder". */
  label: string
}
