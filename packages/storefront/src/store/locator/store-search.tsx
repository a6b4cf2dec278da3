// Finds the nearest showrooms: a plain form, so that it works without script, and a button that asks the browser.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { TextField } from '@loftwood/ui/text-field'
import { TextLink } from '@loftwood/ui/text-link'
import { LocateFixed } from 'lucide'
import type { FormEvent } from 'react'
import { paths } from '../../paths.ts'
import { PageLink } from '../../platform/brand/page-link.tsx'
import { useFormat, useHref, useT } from '../../platform/i18n/use-t.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'
import { navigate } from 'vike/client/router'
import type { MyLocation } from './use-my-location.ts'

interface StoreSearchProps {
  near: string
  /** The place that was found; undefined when there is none. */
  found: string | undefined
  location: MyLocation
  /** Kilometres to the nearest showroom; absent while none is known. */
  nearest?: number | null | undefined
}

/** Further than one drives to look at a bed. */
const FAR_KM = 150

/** What to do where no showroom is near. */
function Far({ distance }: { distance: number }) {
  const t = useT()
  const format = useFormat()
  return (
    <span className="block">
      {t('stores.far', { distance: format.distance(distance) })}{' '}
      <PageLink path={paths.shippingInfo}>{t('stores.delivered')}</PageLink>
    </span>
  )
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
  const { near, found, location, nearest } = props
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
          <Button type="submit" className="min-h-12">
            {t('search.submit')}
          </Button>
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
        {isSorted && (nearest ?? 0) > FAR_KM && <Far distance={nearest ?? 0} />}
      </p>
    </search>
  )
}
