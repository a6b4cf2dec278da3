// What the store locator reads: the showrooms, near the searched place.
import { StoresDocument, type StoresQuery } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { paths } from '../../paths.ts'
import { dataOf, loadPage, query } from '../../platform/data/load-page.ts'
import type { PageHead } from '../../platform/head/head.ts'
import { translatorOf } from '../../platform/i18n/translator.ts'
import { viewOf } from '../../platform/i18n/page-view.ts'

/** Longer words are no place. */
const LONGEST_PLACE = 100

/** Variables of the showrooms' query, which what shows them must agree in. */
export const storesVariables = (near: string) => ({ near: near || null })

export interface StoresData {
  head: PageHead
  /** As it was typed; empty without a search. */
  near: string
  /** Whether the back end has showrooms at all; without any there is no second request. */
  isSupported: boolean
}

type Stores = NonNullable<StoresQuery['stores']>
export type StoreLocation = Stores['items'][number]

/** Loads the showrooms; without any the page shows the store's address. */
export async function loadStores(pageContext: PageContext): Promise<StoresData> {
  const near = (pageContext.urlParsed.search['near'] ?? '').trim().slice(0, LONGEST_PLACE)
  const [, stores] = await Promise.all([
    loadPage(pageContext, {}),
    query(StoresDocument, storesVariables(near)).run(pageContext),
  ])
  const isSupported = stores.error?.graphQLErrors[0]?.extensions?.['code'] !== 'NOT_SUPPORTED'
  if (isSupported) dataOf(stores)
  const t = translatorOf(viewOf(pageContext))
  const head = { title: t('stores.title'), description: t('stores.lead'), canonicalPath: paths.stores }
  return { near, isSupported, head: near ? { ...head, noindex: true } : head }
}
