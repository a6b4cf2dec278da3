// What the 3D view shows, in words for screen readers.
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import type { FurnitureView } from './furniture-view.ts'
import type { Side } from './orbit.ts'

const SEEN_FROM: Readonly<Record<Side, MessageKey>> = {
  front: 'product.view3d.from.front',
  frontRight: 'product.view3d.from.frontRight',
  right: 'product.view3d.from.right',
  backRight: 'product.view3d.from.backRight',
  back: 'product.view3d.from.back',
  backLeft: 'product.view3d.from.backLeft',
  left: 'product.view3d.from.left',
  frontLeft: 'product.view3d.from.frontLeft',
}

interface SpokenViewProps {
  view: FurnitureView
  side: Side | null
}

/** The measures, also when another size is chosen, and from where the piece is seen. */
export function SpokenView({ view: { measures }, side }: SpokenViewProps) {
  const t = useT()
  const format = useFormat()
  const text =
    measures &&
    t('product.view3d.measuresText', {
      length: format.length(measures.length),
      width: format.length(measures.width),
      height: format.length(measures.height),
    })
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <p role="status" className="sr-only">
        {side && t(SEEN_FROM[side])}
      </p>
    </>
  )
}
