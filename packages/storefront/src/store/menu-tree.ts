// The whole category menu, which few pages have: elsewhere the browser reads it when it is opened.
import { CategoryListDocument } from '@loftwood/graphql-types'
import { useMemo } from 'react'
import { useQuery } from '../platform/data/use-query.ts'
import { menuOf, type MenuCategory } from './menu-of.ts'

/** Empty until it is there. */
export function useMenuTree(): MenuCategory[] {
  const [{ data }] = useQuery({ query: CategoryListDocument, variables: {} })
  const tree = data?.categoryList
  return useMemo(() => menuOf(tree), [tree])
}
