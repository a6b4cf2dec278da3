// The account's calls in components.
import { useMemo } from 'react'
import { useClient } from 'urql'
import { customerCalls } from './customer-calls.ts'
import { deletionCalls } from './deletion-calls.ts'
import { sessionCalls } from './session-calls.ts'

export function useCustomerCalls() {
  const client = useClient()
  return useMemo(
    () => ({ ...sessionCalls(client), ...customerCalls(client), ...deletionCalls(client) }),
    [client],
  )
}
