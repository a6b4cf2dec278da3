// Finds the nearest showrooms: a plain form, so that it works without script.
import { Button } from '@loftwood/ui/button'
import { TextField } from '@loftwood/ui/text-field'
import { TextLink } from '@loftwood/ui/text-link'
import type { FormEvent } from 'react'
import { paths } from '../../paths.ts'
import { useHref, useT } from '../../platform/i18n/use-t.ts'
import { navigate } from 'vike/client/router'

interface StoreSearchProps {
  near: string
  /** The place that was found; undefined when there is none. */
  found: string | undefined
}

/** Says what was found, or that nothing was. */
export function StoreSearch({ near, found }: StoreSearchProps) {
  const t = useT()
  const href = useHref()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const place = new FormData(event.currentTarget).get('near')
    const query = typeof place === 'string' && place.trim() ? `?near=${encodeURIComponent(place.trim())}` : ''
    void navigate(href(paths.stores) + query, { keepScrollPosition: true })
  }
  const isLost = near !== '' && found === undefined
  return (
    <search>
      <form action={href(paths.stores)} method="get" onSubmit={onSubmit}>
        <div className="flex items-end gap-3">
          <TextField
            key={near}
            name="near"
            id="stores-near"
            defaultValue={near}
            maxLength={100}
            autoComplete="postal-code"
            enterKeyHint="search"
            label={t('stores.near')}
            className="flex-1"
          />
          <Button type="submit">{t('search.submit')}</Button>
        </div>
      </form>
      <div role="status" className="mt-3 text-sm">
        {isLost && <p className="font-medium text-danger">{t('stores.unknown', { place: near })}</p>}
        {found !== undefined && (
          <p>
            {t('stores.found', { place: found })}{' '}
            <TextLink href={href(paths.stores)}>{t('stores.showAll')}</TextLink>
          </p>
        )}
      </div>
    </search>
  )
}
