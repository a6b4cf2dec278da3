// The account's calls in components.
import { useMemo } from 'react'
import { useClient } from 'urql'
import { customerCalls } from './customer-calls.ts'

export function useCustomerCalls() {
  const client = useClient()
  return useMemo(() => customerCalls(client), [client])
}
