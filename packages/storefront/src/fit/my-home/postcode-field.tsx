// "My home": the postal code, and at once whether anybody delivers there.
import { AddressFormDocument, CountryDocument } from '@loftwood/graphql-types'
import { Notification } from '@loftwood/ui/notification'
import { TextField } from '@loftwood/ui/text-field'
import { useAtom } from 'jotai'
import { useId, useState } from 'react'
import { formatPostalCode, postalCodeExample, provinceOf } from '@loftwood/fit/postal-code'
import { useQuery } from '../../platform/data/use-query.ts'
import { HOME_COUNTRY } from '../../platform/constants.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { myHomeAtom } from './my-home.ts'

/** The name of the province or territory that a shop does not deliver to; undefined where it does, or where nobody says. */
function useUndelivered(postcode: string | undefined): string | undefined {
  const region = postcode && provinceOf(postcode)
  const [{ data }] = useQuery({ query: AddressFormDocument, variables: {}, pause: !region })
  const delivered = data?.storeConfig?.shipping_regions
  const isUndelivered = Boolean(region && delivered && !delivered.includes(region))
  const [{ data: names }] = useQuery({
    query: CountryDocument,
    variables: { id: HOME_COUNTRY },
    pause: !isUndelivered,
  })
  if (!isUndelivered) return undefined
  return names?.country?.available_regions?.find((each) => each?.code === region)?.name ?? postcode
}

export function PostcodeField() {
  const t = useT()
  const id = useId()
  const [{ postcode }, setHome] = useAtom(myHomeAtom)
  // Null while nothing is typed: what is stored may come after the first render, and may be forgotten.
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const undelivered = useUndelivered(postcode)
  const change = (text: string) => {
    setTyped(text)
    setError(undefined)
    const code = formatPostalCode(text, HOME_COUNTRY)
    if (code || text.trim() === '') setHome({ postcode: code ?? undefined })
  }
  const check = () => {
    if (typed === null || typed.trim() === '' || formatPostalCode(typed, HOME_COUNTRY)) setTyped(null)
    else setError(t('myHome.postcode.invalid', { example: postalCodeExample(HOME_COUNTRY) }))
  }
  return (
    <>
      <TextField
        id={id}
        label={t('myHome.postcode.label')}
        hint={t('myHome.postcode.hint')}
        value={typed ?? postcode ?? ''}
        error={error}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={10}
        className="max-w-60"
        onChange={(event) => change(event.target.value)}
        onBlur={check}
      />
      <div role="status" className="mt-3 empty:hidden">
        {undelivered && (
          <Notification tone="warning">{t('delivered.undelivered', { place: undelivered })}</Notification>
        )}
      </div>
    </>
  )
}
