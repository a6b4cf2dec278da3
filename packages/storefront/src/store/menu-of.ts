// The categories of the menu, in their order.
import { PAGE_SIZE } from '../platform/constants.ts'

export interface LinkedCategory {
  uid: string
  name: string
  url_path: string | null
  url_suffix: string | null
  image: string | null
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
}

type Tree<Node> = readonly (Node | null)[] | null | undefined

interface Branch extends RawCategory {
  children?: Tree<Branch>
}

/** An entry of the menu, with the entries below it. */
export interface MenuCategory extends LinkedCategory {
  children: MenuCategory[]
}

/** An entry of the menu's top: of those below it every page has the uids alone. */
export interface TopCategory extends LinkedCategory {
  below: string[]
}

/** Categories of the menu, in their order, at most as many as the menu takes. */
export function menuOf(tree: Tree<Branch>): MenuCategory[] {
  const top = (tree ?? []).flatMap((node) => (node && (node.level ?? 2) < 2 ? (node.children ?? []) : [node]))
  return menuEntries(top).slice(0, PAGE_SIZE.menu)
}

export const topOf = (tree: Tree<Branch>): TopCategory[] =>
  menuOf(tree).map(({ children, ...entry }) => ({ ...entry, below: children.map(({ uid }) => uid) }))

export function menuEntries(nodes: Tree<Branch>): MenuCategory[] {
  return (nodes ?? [])
    .filter((node) => node !== null)
    .filter((node) => node.include_in_menu !== 0)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((node) => ({
      uid: String(node.uid),
      name: node.name ?? '',
      url_path: node.url_path ?? null,
      url_suffix: node.url_suffix ?? null,
      image: node.image ?? null,
      children: menuEntries(node.children),
    }))
}
