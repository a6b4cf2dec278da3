// How a customer paid the last time.
import { CustomerOrdersDocument } from '@loftwood/graphql-types'
import { useQuery } from '../platform/data/use-query.ts'

/** The code of the method; undefined for guests, before the first order, and where it cannot be read. */
export function useUsualPayment(isCustomer: boolean): string | undefined {
  const [{ data }] = useQuery({
    query: CustomerOrdersDocument,
    variables: { pageSize: 1, currentPage: 1 },
    pause: !isCustomer,
  })
  return data?.customer?.orders?.items?.[0]?.payment_methods?.[0]?.type
}
