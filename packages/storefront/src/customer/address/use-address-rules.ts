// The rules of address forms, from the back end.
import { AddressFormDocument } from '@loftwood/graphql-types'
import { useMemo } from 'react'
import { useQuery } from '../../platform/data/use-query.ts'
import { useView } from '../../platform/i18n/use-t.ts'
import { addressRules, type AddressRules } from './address-rules.ts'

/** Undefined while they load, and after a failure. */
export function useAddressRules(): {
  rules: AddressRules | undefined
  error: ReturnType<typeof useQuery>[0]['error']
  retry: () => void
} {
  const language = useView().locale
  const [{ data, error }, retry] = useQuery({ query: AddressFormDocument, variables: {} })
  const rules = useMemo(() => (data ? addressRules(data, language) : undefined), [data, language])
  return { rules, error, retry }
}
