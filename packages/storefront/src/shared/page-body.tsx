// What a public page shows between header and footer, as a part that is kept: pages that are asked for again, under another
// address too, are often the same.
import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { Alike } from './alike.tsx'
import { answersOf } from './data/graphql-client.ts'

interface PageBodyProps {
  /** What decides, besides the path and everything that was read for the page, what it shows: what is read of the query. */
  by: readonly unknown[]
  children: ReactNode
}

/** Renders its children; on the server only if they are others than before. */
export function PageBody({ by, children }: PageBodyProps) {
  const pageContext = usePageContext()
  if (!import.meta.env.SSR) return children
  const [path] = pageContext.urlOriginal.split(/[?#]/)
  return <Alike by={['page', path, ...by, ...answersOf(pageContext)]}>{children}</Alike>
}
