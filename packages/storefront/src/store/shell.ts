// What the shell reads: the store's configuration, the category menu, links of the footer. All are part of every page's data.
import {
  CategoryListDocument,
  CmsBlocksDocument,
  StoreConfigDocument,
  type CategoryListQuery,
  type StoreConfigFragment,
} from '@loftwood/graphql-types'
import { createContext, createElement, use, useMemo, type ReactNode } from 'react'
import { useQuery } from 'urql'
import { usePageContext } from 'vike-react/usePageContext'
import { brand } from '../platform/brand/current-brand.ts'
import { PAGE_SIZE } from '../platform/constants.ts'
import { linksIn, type TextualLink } from '../platform/links-in.ts'

interface Shell {
  config: StoreConfigFragment | null
  menu: MenuCategory[]
  footerLinks: TextualLink[]
}

const ShellContext = createContext<Shell>({ config: null, menu: [], footerLinks: [] })

/** Reads all once for all components of a page: a dozen use them. */
export function ShellProvider({ children }: { children: ReactNode }) {
  // While the back end is unavailable, failed queries are not repeated.
  const pause = usePageContext().abortStatusCode === 503
  const [{ data: store }] = useQuery({ query: StoreConfigDocument, variables: {}, pause })
  const [{ data: tree }] = useQuery({ query: CategoryListDocument, variables: {}, pause })
  const { footerBlock = '' } = brand()
  const [{ data: links }] = useQuery({
    query: CmsBlocksDocument,
    variables: { identifiers: [footerBlock] },
    pause: pause || footerBlock === '',
  })
  const config = store?.storeConfig ?? null
  const categories = tree?.categoryList
  const html = links?.cmsBlocks?.items?.[0]?.content ?? ''
  const shell = useMemo(
    () => ({ config, menu: categories ? menuOf(categories) : [], footerLinks: linksIn(html) }),
    [config, categories, html],
  )
  return createElement(ShellContext, { value: shell }, children)
}

/** The store's configuration; null on an error page that could not load it. */
export const useStoreConfig = (): StoreConfigFragment | null => use(ShellContext).config

/** The category menu; empty on an error page that could not load it. */
export const useMenu = (): MenuCategory[] => use(ShellContext).menu

/** The links of the brand's block for the footer. */
export const useFooterLinks = (): TextualLink[] => use(ShellContext).footerLinks

type TreeNode = NonNullable<NonNullable<CategoryListQuery['categoryList']>[number]>

type Tree = readonly (TreeNode | null)[]

/** An entry of the menu, with the entries below it. */
export interface MenuCategory {
  uid: string
  name: string
  url_path: string | null
  url_suffix: string | null
  image?: string | null
  children: MenuCategory[]
}

interface RawCategory {
  uid: string | number
  name?: string | null
  level?: number | null
  position?: number | null
  include_in_menu?: number | null
  url_path?: string | null
  url_suffix?: string | null
  image?: string | null
  children?: readonly (RawCategory | null)[] | null
}

/** Categories of the menu, in their order, at most as many as the menu takes. */
export function menuOf(tree: Tree): MenuCategory[] {
  const roots: readonly (RawCategory | null)[] = tree
  const top = roots.flatMap((node) => (node && (node.level ?? 2) < 2 ? (node.children ?? []) : [node]))
  return entriesOf(top).slice(0, PAGE_SIZE.menu)
}

function entriesOf(nodes: readonly (RawCategory | null)[]): MenuCategory[] {
  return nodes
    .filter((node) => node !== null)
    .filter((node) => node.include_in_menu !== 0)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((node) => ({
      uid: String(node.uid),
      name: node.name ?? '',
      url_path: node.url_path ?? null,
      url_suffix: node.url_suffix ?? null,
      image: node.image ?? null,
      children: entriesOf(node.children ?? []),
    }))
}
