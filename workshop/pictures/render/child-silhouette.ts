/** A child of seven beside the furniture, so that its size is seen before it is read. */
import { label } from './measure-lines.ts'
import { childHeight, type Placing } from './drawing-layout.ts'

/** The child's middle at `x` inches of the view; the outline is drawn 100 tall. */
export function childSilhouette(x: number, { scale, x: left, y }: Placing): string {
  const unit = (childHeight * scale) / 100
  const middle = left + x * scale
  return `<g transform="translate(${middle} ${y}) scale(${unit} ${-unit})" fill="#d9cdbb" stroke="#d9cdbb" stroke-linecap="round" stroke-linejoin="round" stroke-width="1">
<ellipse cx="0" cy="91" rx="7.4" ry="8.4"/><path d="M-2.6 80 H2.6 V85 H-2.6 Z M-10.6 78.6 Q-5 81.6 0 81.6 Q5 81.6 10.6 78.6 L8.8 46 H-8.8 Z"/>
<path d="M-11 76.5 Q-14.6 62 -13 45.5 M11 76.5 Q14.6 62 13 45.5" fill="none" stroke-width="4.6"/>
<path d="M-8.8 48 L-8 28 L-7.2 3 H-3.4 L-1.6 28 L0 42 L1.6 28 L3.4 3 H7.2 L8 28 L8.8 48 Z"/>
<path d="M-5 1.9 H-8.6 M5 1.9 H8.6" fill="none" stroke-width="3.6"/></g>${label([middle, y + 60], childHeight)}`
}
