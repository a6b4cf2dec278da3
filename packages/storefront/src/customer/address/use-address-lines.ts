// Addresses to read, in the language of the page.
import { useView } from '../../platform/i18n/use-t.ts'
import { useStoreConfig } from '../../store/shell.ts'
import { addressLines, type ReadableAddress } from './address-lines.ts'

export function useAddressLines(): (address: ReadableAddress) => string[] {
  const language = useView().locale
  const home = useStoreConfig()?.default_country ?? ''
  return (address) => addressLines(address, { home, language })
}
