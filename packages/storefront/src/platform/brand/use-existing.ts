// Whether a page can be linked: the brand has it, and the back end has what it shows.
import { usePageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { metaContent } from '../head/meta.ts'
import type { PageEntry } from './brand.ts'
import { brand } from './current-brand.ts'

let inDocument: readonly string[] | undefined

/** The same on the server and in the browser: both have it before the first render. */
const missingIn = ({ publicConfig }: Pick<PageContext, 'publicConfig'>): readonly string[] =>
  publicConfig?.missingPages ?? (inDocument ??= metaContent('missingPages')?.split(' ') ?? [])

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

/** Whether the shop has one of the brand's own pages. */
export function isOffered(pageContext: PageContext, path: string): boolean {
  const { help, company, shop } = brand()
  const isOwn = [...help, ...company, ...shop].some(([, each]) => each === path)
  return isOwn && !missingIn(pageContext).includes(path)
}
