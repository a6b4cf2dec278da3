// Finds the nearest showrooms: a plain form, so that it works without script, and a button that asks the browser.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { TextField } from '@loftwood/ui/text-field'
import { TextLink } from '@loftwood/ui/text-link'
import { LocateFixed } from 'lucide'
import type { FormEvent } from 'react'
import { paths } from '../../paths.ts'
import { useHref, useT } from '../../platform/i18n/use-t.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'
import { navigate } from 'vike/client/router'
import type { MyLocation } from './use-my-location.ts'

interface StoreSearchProps {
  near: string
  /** The place that was found; undefined when there is none. */
  found: string | undefined
  location: MyLocation
}

/** What the list is sorted by, or why it is not. */
function Outcome({ near, found, location: { here, problem } }: StoreSearchProps) {
  const t = useT()
  if (here) return t('stores.nearYou')
  if (problem) return <span className="font-medium text-danger">{t(problem)}</span>
  if (found !== undefined) return t('stores.found', { place: found })
  if (near !== '')
    return <span className="font-medium text-danger">{t('stores.unknown', { place: near })}</span>
  return null
}

/** Without script there is no position to be had. */
function LocationButton({ location: { isBusy, locate } }: Pick<StoreSearchProps, 'location'>) {
  const t = useT()
  if (!useHydrated() || !('geolocation' in navigator)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
      <Button
        variant="link"
        size="sm"
        onClick={locate}
        loading={isBusy}
        loadingLabel={t('common.loading')}
        iconStart={<Icon of={LocateFixed} size="sm" />}
      >
        {t('stores.useLocation')}
      </Button>
      {t('stores.locationStays')}
    </p>
  )
}

/** Says what was found, or that nothing was. */
export function StoreSearch(props: StoreSearchProps) {
  const { near, found, location } = props
  const t = useT()
  const href = useHref()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    location.forget()
    const place = new FormData(event.currentTarget).get('near')
    const query = typeof place === 'string' && place.trim() ? `?near=${encodeURIComponent(place.trim())}` : ''
    void navigate(href(paths.stores) + query, { keepScrollPosition: true })
  }
  const isSorted = found !== undefined || location.here !== undefined
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
      <div className="mt-1 min-h-9">
        <LocationButton location={location} />
      </div>
      <p role="status" className="mt-1 text-sm">
        <Outcome {...props} />
        {isSorted && (
          <>
            {' '}
            <TextLink href={href(paths.stores)} onClick={location.forget}>
              {t('stores.showAll')}
            </TextLink>
          </>
        )}
      </p>
    </search>
  )
}
