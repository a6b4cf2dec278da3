// The page of a list, from the URL.
import { usePageContext } from 'vike-react/usePageContext'
import { useHref, useT } from './i18n/use-t.ts'

/** The first page for anything that is none. */
export function usePageNumber(): number {
  const page = Number(usePageContext().urlParsed.search['page'] ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** What `Pagination` needs besides the numbers. */
export function usePaging(path: string) {
  const t = useT()
  const href = useHref()
  return {
    hrefOf: (page: number) => (page === 1 ? href(path) : `${href(path)}?page=${page}`),
    label: t('listing.pages'),
    previousLabel: t('listing.previous'),
    nextLabel: t('listing.next'),
    pageLabel: (page: number) => t('listing.page', { page }),
  }
}
