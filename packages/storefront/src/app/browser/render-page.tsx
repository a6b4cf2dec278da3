// Puts a page into the document: the first one by hydrating the server's HTML, the others in its place.
import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageContext } from 'vike/types'
import { markHydrated } from '../../platform/use-hydrated.ts'
import { PageTree } from '../page-tree.tsx'

let root: Root | undefined
/** Callbacks of the page that is being rendered. */
let fail: (error: unknown) => void = () => undefined

function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered)
  return children
}

/** Errors that no boundary has caught: vike shows the error page without logging them. */
function onUncaughtError(error: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- there is no other log of it
  console.error(error)
  if (typeof error === 'object' && error !== null) Object.assign(error, { isAlreadyLogged: true })
  fail(error)
}

/** Resolves when the page is there. @throws what a component of it threw */
export function renderPage(Page: ComponentType, pageContext: PageContext): Promise<void> {
  return new Promise((resolve, reject) => {
    fail = reject
    const onRendered = () => {
      markHydrated()
      resolve()
    }
    const page = (
      <Rendered onRendered={onRendered}>
        <PageTree Page={Page} pageContext={pageContext} />
      </Rendered>
    )
    // Within a transition React hydrates in short tasks.
    if (root) root.render(page)
    else {
      startTransition(() => {
        root = hydrateRoot(document.getElementById('root') as HTMLElement, page, { onUncaughtError })
      })
    }
  })
}
