// Addresses to read, in the language of the page.
import { useT, useView } from '../../platform/i18n/use-t.ts'
import { useStoreConfig } from '../../store/shell.ts'
import { addressLines, type ReadableAddress } from './address-lines.ts'

export function useAddressLines(): (address: ReadableAddress) => string[] {
  const language = useView().locale
  const home = useStoreConfig()?.default_country ?? ''
  const t = useT()
  const labelled = (label: string, text: string) => t('common.labelled', { label, text })
  return (address) => addressLines(address, { home, language, labelled })
}
