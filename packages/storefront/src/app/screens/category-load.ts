// Loads a category behind the catch-all address.
import { render } from 'vike/abort'
import { loadCategory } from '../../catalog/category-data.ts'
import type { LoadModule } from '../screens.ts'

export const load: LoadModule['load'] = (pageContext, routed) => {
  if (routed.kind !== 'category') throw render(404)
  return loadCategory(pageContext, routed.uid)
}
