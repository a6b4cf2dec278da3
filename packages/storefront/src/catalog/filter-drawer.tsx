// The filters on phones: a sheet from below, opened by the buttons above the list. Each choice is in force at once, on the
// page behind it and in the sheet's counts, so that its one button only says how many products are left and closes it.
import { Button } from '@loftwood/ui/button'
import { Drawer } from '@loftwood/ui/drawer'
import { Spinner } from '@loftwood/ui/spinner'
import { TextLink } from '@loftwood/ui/text-link'
import { useAtom, useAtomValue } from 'jotai'
import { useRef, type ReactNode } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { loadingAtom } from '../platform/loading.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import type { Listing } from './listing-data.ts'
import { isFiltered, withoutFilters } from './listing-params.ts'
import { useListingHref } from './use-listing-href.ts'

interface FilterDrawerProps {
  listing: Listing
  /** What it holds: the filters, or the name of one of them. */
  title: string
  total: number
  children: ReactNode
}

/** Empty until it is opened. */
export function FilterDrawer({ listing, title, total, children }: FilterDrawerProps) {
  const t = useT()
  const hrefOf = useListingHref(listing)
  const [isOpen, setOpen] = useAtom(uiFlags.filterSidebar)
  const isLoading = useAtomValue(loadingAtom).isShown
  const show = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      side="bottom"
      title={title}
      closeLabel={t('common.close')}
      footer={
        <div className="flex items-center gap-4">
          {isFiltered(listing.params) && (
            <TextLink
              href={hrefOf(withoutFilters(listing.params))}
              rel="nofollow"
              keep-scroll-position="true"
              className="shrink-0 py-2.5 text-sm"
              // It goes with the last filter.
              onClick={() => show.current?.focus()}
            >
              {t('listing.clearAll')}
            </TextLink>
          )}
          <Button ref={show} block onClick={close} iconEnd={isLoading && <Spinner size="sm" />}>
            {t('listing.show', { count: total })}
          </Button>
        </div>
      }
    >
      {isOpen && children}
      {/* The page's own count is inert behind the sheet. */}
      <output className="sr-only">{t('listing.count', { count: total })}</output>
    </Drawer>
  )
}
