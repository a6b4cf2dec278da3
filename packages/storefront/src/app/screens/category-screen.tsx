// A category behind the catch-all address.
import { useData } from 'vike-react/useData'
import type { CategoryData } from '../../catalog/category-data.ts'
import { CategoryPage } from '../../catalog/category-page.tsx'

export function Screen() {
  return <CategoryPage {...useData<CategoryData>()} />
}
