// The postal code in the header, once it is known.
import { useAtomValue } from 'jotai'
import { myHomeAtom } from '../fit/my-home.ts'
import { useT } from '../platform/i18n/use-t.ts'

export function DeliverToPlace({ ask }: { ask: string }) {
  const t = useT()
  const { postcode } = useAtomValue(myHomeAtom)
  return postcode ? t('door.toPlace', { postcode }) : ask
}
