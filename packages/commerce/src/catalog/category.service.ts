// Finding categories.
import type {
  CategoryFilterInput,
  InputMaybe,
  QueryCategoriesArgs,
  QueryCategoryListArgs,
} from '@loftwood/graphql-types/schema-types'
import { ROOT_CATEGORY_ID } from '../db/identities.ts'
import type { Context } from '../context.ts'
import { userError } from '../user-errors/user-error.ts'
import { foldAccents } from '../platform/analyze-text.ts'
import { urlKeyOf, type Category } from './categories.ts'
import { categoryNode } from './category-node.ts'
import { checkPage, checkPageExists, pageInfo } from '../platform/paging.ts'
import { encodeUid } from '../platform/uid.ts'

type Filters = InputMaybe<CategoryFilterInput> | undefined
type EqualFilter = { eq?: InputMaybe<string>; in?: InputMaybe<readonly InputMaybe<string>[]> }

/** Magento refuses shorter name filters. */
const SHORTEST_NAME = 3

export function findCategories(args: QueryCategoriesArgs, context: Context) {
  const page = { pageSize: args.pageSize ?? 20, currentPage: args.currentPage ?? 1 }
  checkPage(page)
  const found = matchingCategories(args.filters, context)
  checkPageExists(page, found.length)
  const start = (page.currentPage - 1) * page.pageSize
  return {
    total_count: found.length,
    items: found.slice(start, start + page.pageSize).map((category) => categoryNode(category, context)),
    page_info: pageInfo(page, found.length),
  }
}

export function listCategories(args: QueryCategoryListArgs, context: Context) {
  return findCategories(args, context).items
}

/** Without filters: the root, whose children are the menu. */
function matchingCategories(filters: Filters, { shop, view }: Context): Category[] {
  const { category_uid, parent_category_uid, url_key, url_path, name } = filters ?? {}
  const hasFilter = [category_uid, parent_category_uid, url_key, url_path, name].some(
    (filter) => filter != null,
  )
  if (!hasFilter) return shop.categories.all().filter(({ id }) => id === ROOT_CATEGORY_ID)
  const words = name?.match == null ? undefined : foldAccents(name.match)
  if (words !== undefined && words.length < SHORTEST_NAME)
    throw userError('CATEGORY_NAME_TOO_SHORT', SHORTEST_NAME)
  const pathIds = (url_path?.eq == null ? url_path?.in : [url_path.eq])?.map(
    (path) => shop.categories.byUrlPath(path ?? '', view.language)?.id,
  )
  return shop.categories
    .all()
    .filter(
      (category) =>
        equals(category_uid, encodeUid(category.id)) &&
        equals(parent_category_uid, category.parentId === null ? '' : encodeUid(category.parentId)) &&
        equals(url_key, urlKeyOf(category.urlPath[view.language])) &&
        (pathIds === undefined || pathIds.includes(category.id)) &&
        (words === undefined || foldAccents(category.doc.name[view.language]).includes(words)),
    )
}

function equals(filter: InputMaybe<EqualFilter> | undefined, value: string): boolean {
  if (filter?.eq != null) return filter.eq === value
  return filter?.in == null || filter.in.includes(value)
}
