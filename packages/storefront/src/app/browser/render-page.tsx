// Puts a page into the document: the first one by hydrating what the server has rendered, the others in its place. As
// vike-react does it, but without what belongs to the router.
import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageContext } from 'vike/types'
import { markAlive, useHydrated } from '../../platform/use-hydrated.ts'
import { PageTree } from '../page-tree.tsx'

let root: Root | undefined
/** Of the page that is being rendered. */
let fail: (error: unknown) => void = () => undefined

let settle: () => void = () => undefined
/** Resolves when what differs in the browser from the server's first page is there too. */
export const settled = new Promise<void>((resolve) => (settle = resolve))

function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  const isHydrated = useHydrated()
  useEffect(onRendered)
  useEffect(() => {
    if (isHydrated) settle()
  }, [isHydrated])
  return children
}

/** What no error boundary has caught; vike shows the error page, and says nothing of what was said already. */
function onUncaughtError(error: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- nobody else would say it
  console.error(error)
  if (typeof error === 'object' && error !== null) Object.assign(error, { isAlreadyLogged: true })
  fail(error)
}

/** Within a transition React hydrates bit by bit, and lets the browser do other things in between. */
function hydrate(page: ReactNode): void {
  root = hydrateRoot(document.getElementById('root') as HTMLElement, page, { onUncaughtError })
}

/** Resolves when the page is there. @throws what a component of it threw */
export function renderPage(Page: ComponentType, pageContext: PageContext): Promise<void> {
  return new Promise((resolve, reject) => {
    fail = reject
    const onRendered = () => {
      markAlive()
      resolve()
    }
    const page = (
      <Rendered onRendered={onRendered}>
        <PageTree Page={Page} pageContext={pageContext} />
      </Rendered>
    )
    if (root) root.render(page)
    else startTransition(() => hydrate(page))
  })
}
