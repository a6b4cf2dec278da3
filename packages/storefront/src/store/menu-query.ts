// The whole category menu as a query of a page's data.
import { CategoryListDocument } from '@loftwood/graphql-types'
import { query } from '../platform/data/load-page.ts'

export const menuTree = query(CategoryListDocument, {})
