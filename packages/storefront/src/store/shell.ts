// What the shell reads: the store's configuration and the category menu. Both are part of every page's data.
import {
  CategoryListDocument,
  StoreConfigDocument,
  type CategoryListQuery,
  type StoreConfigFragment,
} from '@loftwood/graphql-types'
import { useQuery } from 'urql'
import { usePageContext } from 'vike-react/usePageContext'
import { PAGE_SIZE } from '../platform/constants.ts'

/** While the back end is out of reach, nothing is asked of it a second time. */
const useIsDown = () => usePageContext().abortStatusCode === 503

/** The store's configuration; null on an error page that could not have it. */
export function useStoreConfig(): StoreConfigFragment | null {
  const [{ data }] = useQuery({ query: StoreConfigDocument, variables: {}, pause: useIsDown() })
  return data?.storeConfig ?? null
}

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

const NOTHING: MenuCategory[] = []

/** Header, footer and lists of one page ask for the same. */
const menus = new WeakMap<Tree, MenuCategory[]>()

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

/** The category menu; empty on an error page that could not have it. */
export function useMenu(): MenuCategory[] {
  const [{ data }] = useQuery({ query: CategoryListDocument, variables: {}, pause: useIsDown() })
  const tree = data?.categoryList
  if (!tree) return NOTHING
  const menu = menus.get(tree) ?? menuOf(tree)
  menus.set(tree, menu)
  return menu
}
