// Which texts come with a page, besides those of every page.
import { ALL_TEXTS, type TextPart } from '../platform/i18n/translator.ts'
import { isPersonalPath, pageAt, pageKind, type PageKind } from './page-table.ts'

const BY_KIND: Partial<Record<PageKind, readonly TextPart[]>> = {
  category: ['list'],
  search: ['list'],
  product: ['product'],
}

/** What vike says of an error page; to a browser that hydrates one, not what was thrown. */
interface Failed {
  is404?: boolean | null
  abortStatusCode?: number | undefined
  errorWhileRendering?: unknown
}

/**
 * @param address without the prefix
 * @param found what the back end found there
 */
export function textsOf(
  address: string,
  found: 'category' | 'product' | 'content' | undefined,
  { is404, abortStatusCode, errorWhileRendering }: Failed,
): readonly TextPart[] {
  if (is404 === true || abortStatusCode === 429) return ALL_TEXTS
  // Other error pages have their texts at hand: those of the page itself may be what could not be loaded.
  if (is404 != null || abortStatusCode !== undefined || errorWhileRendering != null) return []
  if (isPersonalPath(address) || pageAt(address)?.hasOwnTexts === true) return ALL_TEXTS
  return BY_KIND[pageKind(address, found)] ?? []
}
