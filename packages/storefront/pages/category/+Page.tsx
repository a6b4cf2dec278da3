import { useData } from 'vike-react/useData'
import type { CategoryData } from '../../src/features/catalog/category-data.ts'
import { CategoryPage } from '../../src/features/catalog/category-page.tsx'

export default function Page() {
  return <CategoryPage {...useData<CategoryData>()} />
}
