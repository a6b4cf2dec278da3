// One way to draw a lucide icon: sized by class, decorative unless it has a label.
import type { IconNode } from 'lucide'
import { clsx } from 'clsx'

/** `icon` itself is the middle one. */
const SIZES = { sm: 'size-4', md: '', lg: 'size-6', xl: 'size-8' } as const

export interface IconProps {
  of: IconNode
  size?: keyof typeof SIZES
  /** Text for screen readers; without it the icon is hidden from them. */
  label?: string
  className?: string
}

type Drawing = { __html: string }

const drawings = new WeakMap<IconNode, Drawing>()

/** Shapes as markup: a page has a hundred icons, whose shapes React would render, and hydrate, one by one. */
function drawingOf(node: IconNode): Drawing {
  const drawn = drawings.get(node)
  if (drawn) return drawn
  const shapes = node.map(([tag, attributes]) => {
    const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${pairs.join('')}/>`
  })
  const made = { __html: shapes.join('') }
  drawings.set(node, made)
  return made
}

/** A stroked icon in the colour of its text. */
export function Icon({ of: node, size = 'md', label, className }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...meaning}
      viewBox="0 0 24 24"
      className={clsx('ui-icon', SIZES[size], className)}
      dangerouslySetInnerHTML={drawingOf(node)}
    />
  )
}
