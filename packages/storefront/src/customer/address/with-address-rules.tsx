// A part of a page that needs the rules of address forms.
import type { ReactNode } from 'react'
import { WhenLoaded } from '../../platform/when-loaded.tsx'
import type { AddressRules } from './address-rules.ts'
import { useAddressRules } from './use-address-rules.ts'

/** A skeleton while they load; a failure offers a retry. */
export function WithAddressRules({ children }: { children: (rules: AddressRules) => ReactNode }) {
  const { rules, ...state } = useAddressRules()
  return (
    <WhenLoaded data={rules} {...state}>
      {children}
    </WhenLoaded>
  )
}
