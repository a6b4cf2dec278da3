// The signed-in customer in components.
import { CustomerDocument, type CustomerFragment } from '@loftwood/graphql-types'
import type { ReactNode } from 'react'
import { useQuery } from '../platform/data/use-query.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'

/** Queries once the customer is signed in and the page has hydrated. */
export function WithCustomer({ children }: { children: (customer: CustomerFragment) => ReactNode }) {
  const [{ data, error }, reload] = useQuery({
    query: CustomerDocument,
    variables: {},
    pause: !useSignedIn(),
  })
  return (
    <WhenLoaded data={data?.customer} error={error} retry={reload}>
      {children}
    </WhenLoaded>
  )
}
