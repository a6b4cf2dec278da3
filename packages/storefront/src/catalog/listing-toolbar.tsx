// Above the list: how many, order, page size, grid or list.
import { Icon } from '@loftwood/ui/icon'
import { IconLink } from '@loftwood/ui/icon-button'
import { SelectField } from '@loftwood/ui/select-field'
import { LayoutGrid, List } from 'lucide'
import type { ChangeEvent } from 'react'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { HiddenParams } from './hidden-params.tsx'
import type { Listing } from './listing-data.ts'
import { pageSizes, parseListing, type View } from './listing-params.ts'
import { sortOptions, type SortField } from './sort-options.ts'
import { useListingHref } from './use-listing-href.ts'
import { navigate } from 'vike/client/router'

const VIEWS = [
  { view: 'grid', icon: LayoutGrid, text: 'listing.grid' },
  { view: 'list', icon: List, text: 'listing.list' },
] as const satisfies readonly { view: View; icon: unknown; text: MessageKey }[]

interface OrderProps {
  listing: Listing
  /** What the back end sorts by. */
  fields: readonly (SortField | null)[] | null | undefined
}

function OrderForm({ listing, fields }: OrderProps) {
  const t = useT()
  const hrefOf = useListingHref(listing)
  const { params, defaults } = listing
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const { sort, pageSize } = parseListing({ [event.target.name]: [event.target.value] }, defaults)
    const changed = event.target.name === 'sort' ? { sort } : { pageSize }
    void navigate(hrefOf({ ...params, ...changed, page: 1 }), { keepScrollPosition: true })
  }
  return (
    <form method="get" className="flex items-end gap-2 max-sm:w-full">
      <HiddenParams params={params} defaults={defaults} without={['sort', 'size', 'page']} />
      <SelectField
        compact
        className="min-w-0 max-sm:flex-1"
        label={t('sort.label')}
        labelHidden
        name="sort"
        value={params.sort}
        onChange={onChange}
        options={sortOptions(fields, params, t)}
      />
      <SelectField
        compact
        className="min-w-0 max-sm:flex-1"
        label={t('listing.perPage')}
        labelHidden
        name="size"
        value={String(params.pageSize)}
        onChange={onChange}
        options={pageSizes(defaults).map((size) => ({
          value: String(size),
          label: t('listing.sizeOption', { size }),
        }))}
      />
      <noscript>
        <button type="submit" className="min-h-11 rounded-md border border-line-strong px-3 text-sm">
          {t('listing.apply')}
        </button>
      </noscript>
    </form>
  )
}

/** One row; on phones the two menus stand below. */
export function ListingToolbar({ listing, fields, total }: OrderProps & { total: number }) {
  const t = useT()
  const hrefOf = useListingHref(listing)
  const { params } = listing
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
      <p className="text-sm text-ink-muted sm:me-auto" aria-live="polite">
        {t('listing.count', { count: total })}
      </p>
      <div className="flex sm:order-last">
        {VIEWS.map(({ view, icon, text }) => (
          <IconLink
            key={view}
            href={hrefOf({ ...params, view })}
            rel="nofollow"
            keep-scroll-position="true"
            label={t(text)}
            icon={<Icon of={icon} />}
            aria-current={params.view === view ? 'true' : undefined}
            className={params.view === view ? 'bg-birch-deep' : undefined}
          />
        ))}
      </div>
      <OrderForm listing={listing} fields={fields} />
    </div>
  )
}
