// Which fields of a person a form asks for.
import { CustomerFormDocument } from '@loftwood/graphql-types'
import { useMemo } from 'react'
import { useQuery } from '../../platform/data/use-query.ts'
import { personFields, type PersonField } from './person-fields.ts'

type CustomerForm = 'customer_account_create' | 'customer_account_edit'

/** Undefined while they load; none after a failure, since accounts can be made without them. */
export function usePersonFields(formCode: CustomerForm): readonly PersonField[] | undefined {
  const [{ data, error }] = useQuery({ query: CustomerFormDocument, variables: { formCode } })
  return useMemo(() => (data ? personFields(data) : error ? [] : undefined), [data, error])
}
