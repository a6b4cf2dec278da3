// The price range as a form: two numbers and a button; a GET of the page itself where there is no script.
import { Button } from '@loftwood/ui/button'
import { TextField } from '@loftwood/ui/text-field'
import type { FormEvent } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import type { PriceLimits } from './facets.ts'
import { HiddenParams } from './hidden-params.tsx'
import type { Listing } from './listing-data.ts'
import { parseListing } from './listing-params.ts'
import { useListingHref } from './use-listing-href.ts'
import { navigate } from 'vike/client/router'

interface PriceFormProps {
  listing: Listing
  /** Null where the list has no prices to choose between. */
  limits: PriceLimits | null
}

/** Empty fields mean no limit on that side. */
export function PriceForm({ listing, limits }: PriceFormProps) {
  const t = useT()
  const hrefOf = useListingHref(listing)
  const { params, defaults } = listing
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) =>
      form.getAll(name).map((entry) => (typeof entry === 'string' ? entry.trim() : ''))
    const { priceFrom, priceTo } = parseListing(
      { price_from: text('price_from'), price_to: text('price_to') },
      defaults,
    )
    void navigate(hrefOf({ ...params, priceFrom, priceTo, page: 1 }), { keepScrollPosition: true })
  }
  const shared = { type: 'number', inputMode: 'numeric', min: 0, step: 'any' } as const
  return (
    <form
      key={`${params.priceFrom}-${params.priceTo}`}
      method="get"
      onSubmit={onSubmit}
      className="flex flex-col gap-3 text-ink"
    >
      <HiddenParams params={params} defaults={defaults} without={['price_from', 'price_to', 'page']} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...shared}
          name="price_from"
          label={t('listing.priceFrom')}
          placeholder={limits ? String(limits.min) : undefined}
          defaultValue={params.priceFrom ?? ''}
        />
        <TextField
          {...shared}
          name="price_to"
          label={t('listing.priceTo')}
          placeholder={limits ? String(limits.max) : undefined}
          defaultValue={params.priceTo ?? ''}
        />
      </div>
      <Button type="submit" variant="secondary" size="sm">
        {t('listing.apply')}
      </Button>
    </form>
  )
}
