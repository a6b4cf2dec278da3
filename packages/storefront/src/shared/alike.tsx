// Parts that many pages show alike, e.g. header, footer and product tiles: the server renders each once and keeps its HTML
// (server/page-parts.ts). The browser knows nothing of that.
import { createElement, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { PART_ELEMENT } from './part-element.ts'

interface AlikeProps {
  /**
   * Everything that decides what the children look like, as JSON has it; on pages alike so far, the part is too. Objects are
   * read once: those of answers stay the same as long as the answers do.
   */
  by: readonly unknown[]
  /** Have no ids made by React, unless the part stands in the same place on every page. */
  children: ReactNode
}

/** Renders its children, on the server only where no page had them before. */
export function Alike({ by, children }: AlikeProps) {
  const { parts } = usePageContext()
  if (!parts) return children
  const { number, isKept } = parts.place(by)
  // The element itself is taken out again; being alone in its place, it leaves React's ids as they are in the browser.
  return createElement(PART_ELEMENT, { 'data-part': number }, isKept ? null : children)
}
