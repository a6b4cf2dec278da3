// Puts a page into the document: by hydrating the server's HTML if it is of this page, in its place otherwise.
import { startTransition, useEffect, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContext } from 'vike/types'
import { captureError } from './capture-error.ts'
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
function onUncaughtError(error: unknown, { componentStack }: ErrorInfo): void {
  captureError('render', error, componentStack ?? '')
  // oxlint-disable-next-line eslint/no-console -- there is no other log of it
  console.error(error)
  if (typeof error === 'object' && error !== null) Object.assign(error, { isAlreadyLogged: true })
  fail(error)
}

/** React rendered the page again because it did not match its HTML. */
function onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  captureError('hydration', error, componentStack ?? '')
  // oxlint-disable-next-line eslint/no-console -- React's own report would be captured once more
  console.error(error)
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
    const container = document.getElementById('root') as HTMLElement
    if (root || !pageContext.isHydration) {
      root ??= createRoot(container, { onUncaughtError })
      return root.render(page)
    }
    // Within a transition React hydrates in short tasks.
    startTransition(() => {
      root = hydrateRoot(container, page, { onUncaughtError, onRecoverableError })
    })
  })
}
