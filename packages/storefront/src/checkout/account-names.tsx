// What an address form begins with for a customer: name and telephone of the account.
import { CustomerDocument } from '@loftwood/graphql-types'
import { Skeleton } from '@loftwood/ui/skeleton'
import type { ReactNode } from 'react'
import { useQuery } from '../platform/data/use-query.ts'
import { EMPTY_ADDRESS, type AddressValues } from '../customer/address/address-values.ts'

interface WithAccountNamesProps {
  isCustomer: boolean
  children: (address: AddressValues) => ReactNode
}

/** Nothing for guests, and where the account cannot be read: then it is typed. */
export function WithAccountNames({ isCustomer, children }: WithAccountNamesProps) {
  const [{ data, fetching }] = useQuery({ query: CustomerDocument, variables: {}, pause: !isCustomer })
  if (isCustomer && fetching && !data) return <Skeleton className="h-40 w-full" />
  const { firstname, lastname, addresses } = data?.customer ?? {}
  const telephone = addresses?.find((address) => address?.telephone)?.telephone
  return children({
    ...EMPTY_ADDRESS,
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    telephone: telephone ?? '',
  })
}
