// What loads the data of the screens behind the catch-all address; the screens themselves are in screens.ts.
import type { PageContext } from 'vike/types'
import type { PageHead } from '../platform/head/head.ts'
import type { Routed } from '../platform/page-context.d.ts'
import type { LoadModule, ScreenKind } from './screens.ts'

const LOADERS: Record<ScreenKind, () => Promise<LoadModule>> = {
  category: () => import('./screens/category-load.ts'),
  product: () => import('./screens/product-load.ts'),
  content: () => import('./screens/content-load.ts'),
}

/** Loads what the screen of an address reads. */
export async function loadScreenData(pageContext: PageContext, routed: Routed): Promise<{ head: PageHead }> {
  const { load } = await LOADERS[routed.kind]()
  return load(pageContext, routed)
}
