// The category tree.
import type { QueryCategoriesArgs, QueryCategoryListArgs } from '@loftwood/graphql-types/schema-types'
import type { RootResolver } from '../context.ts'
import { findCategories, listCategories } from './category.service.ts'

interface CatalogResolvers {
  Query: {
    categories: RootResolver<QueryCategoriesArgs>
    categoryList: RootResolver<QueryCategoryListArgs>
  }
}

export const catalogResolvers: CatalogResolvers = {
  Query: {
    categories: (_, args, context) => findCategories(args, context),
    categoryList: (_, args, context) => listCategories(args, context),
  },
}
