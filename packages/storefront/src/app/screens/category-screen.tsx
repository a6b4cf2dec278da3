// A category behind the catch-all address.
import { render } from 'vike/abort'
import { useData } from 'vike-react/useData'
import { loadCategory, type CategoryData } from '../../features/catalog/category-data.ts'
import { CategoryPage } from '../../features/catalog/category-page.tsx'
import type { ScreenModule } from '../screens.ts'

export const load: ScreenModule['load'] = (pageContext, routed) => {
  if (routed.kind !== 'category') throw render(404)
  return loadCategory(pageContext, routed.uid)
}

export function Screen() {
  return <CategoryPage {...useData<CategoryData>()} />
}
