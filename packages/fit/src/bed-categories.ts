// Which categories have what the finder looks for, by words in their URL paths: a bed's parts are no attribute of any catalog.
import type { CategoryListQuery } from '@loftwood/graphql-types'
import type { Answers } from './finder-answers.ts'
import { isChoice, type Choice } from './finder-values.ts'

/** Of a top category, in either language. */
const BEDS = /\bbeds?\b|bunk|loft|\blits?\b|mezzanine/i

/** Of a category below one. */
const PARTS: Readonly<Record<Choice<'with'>, RegExp>> = {
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

type Tree = CategoryListQuery['categoryList']

const present = (categories: readonly (Category | null)[] | null | undefined): Category[] =>
  (categories ?? []).filter((category) => category !== null)

const ownKey = ({ url_path }: Category): string => url_path?.split('/').at(-1) ?? ''

/** The categories below the store's root. */
function topOf(tree: Tree): Category[] {
  const roots: readonly (Category | null)[] = tree ?? []
  return present(roots).flatMap((node) => ((node.level ?? 2) < 2 ? present(node.children) : [node]))
}

const below = (category: Category): Category[] =>
  present(category.children).flatMap((child) => [child, ...below(child)])

/** Uids of the categories to look in; none where the catalog has nothing of the kind. */
export function categoriesFor(tree: Tree, { with: part }: Answers): string[] {
  const top = topOf(tree)
  const found = isChoice('with', part)
    ? top.flatMap(below).filter((category) => PARTS[part].test(ownKey(category)))
    : top.filter((category) => BEDS.test(ownKey(category)))
  return found.map(({ uid }) => String(uid))
}
