// Page numbers and sizes: what is refused, and the page info that goes back.
import { userError } from '../user-errors/user-error.ts'

/** The most items one page may hold. */
export const MAX_PAGE_SIZE = 300

export interface Page {
  pageSize: number
  currentPage: number
}

/** @throws a failure for a page or size below 1, or a size above the limit */
export function checkPage({ pageSize, currentPage }: Page): void {
  if (currentPage < 1) throw userError('CURRENT_PAGE_TOO_SMALL')
  if (pageSize < 1) throw userError('PAGE_SIZE_TOO_SMALL')
  if (pageSize > MAX_PAGE_SIZE) throw userError('PAGE_SIZE_TOO_LARGE', MAX_PAGE_SIZE)
}

/** @throws a failure when there are items but none on this page */
export function checkPageExists(page: Page, total: number): void {
  const pages = Math.ceil(total / page.pageSize)
  if (total > 0 && page.currentPage > pages)
    throw userError('CURRENT_PAGE_TOO_LARGE', page.currentPage, pages)
}

export function pageInfo({ pageSize, currentPage }: Page, total: number) {
  return { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(total / pageSize) }
}
