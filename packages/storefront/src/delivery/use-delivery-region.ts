// The province or territory of the postal code that the shopper has typed.
import { useAtomValue } from 'jotai'
import { myHomeAtom } from '../fit/my-home/my-home.ts'
import { provinceOf } from '@loftwood/fit/postal-code'
import { useFeature } from '../platform/use-feature.ts'

/** Undefined before it is typed, and where the back end knows no prices at the door. */
export function useDeliveryRegion(): { postcode: string; region: string } | undefined {
  const { postcode } = useAtomValue(myHomeAtom)
  const isOffered = useFeature('deliveredPrices')
  return postcode && isOffered ? { postcode, region: provinceOf(postcode) } : undefined
}
