// A customer's saved addresses as radio buttons, with one for an address that is typed.
import { GetCustomerAddressesDocument, type CustomerAddressFragment } from '@loftwood/graphql-types'
import { RadioGroup } from '@loftwood/ui/radio-group'
import { useQuery } from '../platform/data/use-query.ts'
import { useAddressLines } from '../customer/address/use-address-lines.ts'
import type { Country } from '../customer/address/address-rules.ts'
import { useT } from '../platform/i18n/use-t.ts'

/** The choice of typing another one. */
export const OTHER = 'other'

interface SavedAddressesFilter {
  /** Only addresses in these. */
  countries: readonly Country[]
  pause?: boolean
}

/** Empty where the address book cannot be read. */
export function useSavedAddresses({ countries, pause = false }: SavedAddressesFilter) {
  const [{ data, fetching }] = useQuery({ query: GetCustomerAddressesDocument, variables: {}, pause })
  const addresses = (data?.customer?.addresses ?? [])
    .filter((address) => address !== null)
    .filter((address) => countries.some(({ id }) => id === address.country_code))
  return { addresses, isLoading: fetching && !data }
}

/** The one that a customer's orders go to. */
export const usualAddress = (addresses: readonly CustomerAddressFragment[]) =>
  addresses.find((address) => address.default_shipping) ?? addresses[0]

function AddressText({ address }: { address: CustomerAddressFragment }) {
  const [name, ...rest] = useAddressLines()(address)
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm text-ink-muted">{rest.join(', ')}</span>
    </>
  )
}

interface SavedAddressesProps {
  legend: string
  addresses: readonly CustomerAddressFragment[]
  /** Of an address, or OTHER. */
  chosen: string
  onChange: (id: string) => void
}

export function SavedAddresses({ legend, addresses, chosen, onChange }: SavedAddressesProps) {
  const t = useT()
  return (
    <RadioGroup
      framed
      legend={legend}
      value={chosen}
      onChange={onChange}
      options={[
        ...addresses.map((address) => ({
          value: String(address.id),
          label: <AddressText address={address} />,
        })),
        { value: OTHER, label: t('checkout.otherAddress') },
      ]}
    />
  )
}
