// The providers around every component: the page's urql client, its own Jotai store, and the layout's data.
import { Provider as JotaiProvider } from 'jotai'
import { useState, type ReactNode } from 'react'
import { Provider as UrqlProvider } from 'urql'
import { usePageContext } from 'vike-react/usePageContext'
import { browserStore } from '../platform/browser-store.ts'
import { clientOf } from '../platform/data/graphql-client.ts'
import { ShellProvider } from '../store/shell.ts'

export function Wrapper({ children }: { children: ReactNode }) {
  const pageContext = usePageContext()
  const [client] = useState(() => clientOf(pageContext))
  return (
    <JotaiProvider store={browserStore}>
      <UrqlProvider value={client}>
        <ShellProvider>{children}</ShellProvider>
      </UrqlProvider>
    </JotaiProvider>
  )
}
