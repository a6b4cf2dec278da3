// Whether a page can be linked: the brand has it, and the back end has what it shows.
import { usePageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { settingsOf } from '../settings.ts'
import type { PageEntry } from './brand.ts'
import { brand } from './current-brand.ts'

const missingIn = (page: Pick<PageContext, 'publicConfig'>): readonly string[] =>
  settingsOf(page).missingPages ?? []

/** Whether the back end has a page's content, by the path, or a content block, by the name. */
export function useExists(): (pageOrBlock: string) => boolean {
  const missing = missingIn(usePageContext())
  return (pageOrBlock) => !missing.includes(pageOrBlock)
}

/** Those of the pages that exist. */
export function useExisting(pages: readonly PageEntry[]): PageEntry[] {
  const exists = useExists()
  return pages.filter(([, path]) => exists(path))
}

/** The brand's entry of a page. */
export function linkTo(path: string): PageEntry | undefined {
  const { help, company, shop } = brand()
  return [...help, ...company, ...shop].find(([, each]) => each === path)
}

/** Whether the shop has one of the brand's own pages. */
export const isOffered = (pageContext: PageContext, path: string): boolean =>
  linkTo(path) !== undefined && !missingIn(pageContext).includes(path)
