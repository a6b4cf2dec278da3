// Which page this is, by the table of the shop's own pages.
import { usePageContext } from 'vike-react/usePageContext'
import { splitPage } from '../platform/i18n/page-view.ts'
import { pageAt } from './page-table.ts'

/** Its path without the view's prefix, and its row, where it has one. */
export function usePageRow() {
  const [path = ''] = splitPage(usePageContext()).path.split(/[?#]/)
  return { path, row: pageAt(path) }
}
