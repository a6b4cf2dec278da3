// Which categories have what the finder looks for, by words in their URL paths: a bed's parts are no attribute of any catalog.

/** What comes with a bed. */
export type BedPart = 'desk' | 'stairs' | 'slide' | 'storage' | 'trundle'

/** Of a top category, in either language. */
const BEDS = /\bbeds?\b|bunk|loft|\blits?\b|mezzanine/i

/** Of a category below one. */
const PARTS: Readonly<Record<BedPart, RegExp>> = {
  desk: /\bdesks?\b|bureau/i,
  stairs: /stair|escalier/i,
  slide: /slide|glissade/i,
  storage: /storage|captain|drawer|dresser|rangement|tiroir|commode/i,
  trundle: /trundle|gigogne/i,
}

interface Category {
  uid: string
  level: number | null
  url_path: string | null
  children?: readonly (Category | null)[] | null
}

type Tree = readonly (Category | null)[] | null | undefined

const present = (categories: readonly (Category | null)[] | null | undefined): Category[] =>
  (categories ?? []).filter((category) => category !== null)

const ownKey = ({ url_path }: Category): string => url_path?.split('/').at(-1) ?? ''

/** The categories below the store's root. */
function topOf(tree: Tree): Category[] {
  return present(tree).flatMap((node) => ((node.level ?? 2) < 2 ? present(node.children) : [node]))
}

const below = (category: Category): Category[] =>
  present(category.children).flatMap((child) => [child, ...below(child)])

/** Uids of the categories to look in; none where the catalog has nothing of the kind. */
export function categoriesFor(tree: Tree, part?: BedPart): string[] {
  const top = topOf(tree)
  const found = part
    ? top.flatMap(below).filter((category) => PARTS[part].test(ownKey(category)))
    : top.filter((category) => BEDS.test(ownKey(category)))
  return found.map(({ uid }) => String(uid))
}
