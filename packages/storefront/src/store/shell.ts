// What the shell reads: the store's configuration, the top of the category menu, links of the footer. All are part of every page's data.
import {
  CmsBlocksDocument,
  StoreConfigDocument,
  TopCategoriesDocument,
  type StoreConfigFragment,
} from '@loftwood/graphql-types'
import { createContext, createElement, use, useMemo, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useQuery } from '../platform/data/use-query.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { topCategoriesVariables } from '../platform/brand/top-categories.ts'
import { linksIn, type TextualLink } from '../platform/links-in.ts'
import { menuEntries, topOf, type LinkedCategory, type TopCategory } from './menu-of.ts'

interface Shell {
  config: StoreConfigFragment | null
  menu: TopCategory[]
  /** From below the top, which the brand's footer links too. */
  otherCategories: LinkedCategory[]
  footerLinks: TextualLink[]
}

const ShellContext = createContext<Shell>({ config: null, menu: [], otherCategories: [], footerLinks: [] })

/** Reads all once for all components of a page: a dozen use them. */
export function ShellProvider({ children }: { children: ReactNode }) {
  // While the back end is unavailable, failed queries are not repeated.
  const pause = usePageContext().abortStatusCode === 503
  const [{ data: store }] = useQuery({ query: StoreConfigDocument, variables: {}, pause })
  const variables = topCategoriesVariables()
  const [{ data: categories }] = useQuery({ query: TopCategoriesDocument, variables, pause })
  const { footerBlock = '' } = brand()
  const [{ data: links }] = useQuery({
    query: CmsBlocksDocument,
    variables: { identifiers: [footerBlock] },
    pause: pause || footerBlock === '',
  })
  const config = store?.storeConfig ?? null
  const html = links?.cmsBlocks?.items?.[0]?.content ?? ''
  const shell = useMemo(
    () => ({
      config,
      menu: topOf(categories?.categoryList),
      otherCategories: menuEntries(categories?.others),
      footerLinks: linksIn(html),
    }),
    [config, categories, html],
  )
  return createElement(ShellContext, { value: shell }, children)
}

/** The store's configuration; null on an error page that could not load it. */
export const useStoreConfig = (): StoreConfigFragment | null => use(ShellContext).config

/** What of an order comes back as store credit; 0 where none does. */
export function useLoyaltyPercent(): number {
  const percent = useStoreConfig()?.loyalty_credit_percent ?? 0
  return brand().promises.loyaltyCredit === true ? percent : 0
}

/** The top of the category menu; empty on an error page that could not load it. */
export const useMenu = (): TopCategory[] => use(ShellContext).menu

/** Categories from below the top that the brand's footer links. */
export const useOtherCategories = (): LinkedCategory[] => use(ShellContext).otherCategories

/** The links of the brand's block for the footer. */
export const useFooterLinks = (): TextualLink[] => use(ShellContext).footerLinks
