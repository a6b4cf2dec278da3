// The store views of the back end, by `availableStores`: which there are, and the path prefix of each.
import type { AvailableStoresQuery } from '@loftwood/graphql-types'
import { isOwnPath } from '../src/paths.ts'
import { languageFor, type StoreView, type StoreViews } from '../src/platform/i18n/store-views.ts'
import { isPageUrl } from './page-urls.ts'
import { languages } from './texts.ts'
import type { Upstream } from './upstream.ts'

/** What Magento allows in a code. */
const CODE = /^[a-z]\w{0,31}$/i

/** For what the back end does not say, or says in a form that Intl does not know. */
const FALLBACK = { locale: 'en-US', currency: 'USD', timeZone: 'UTC' } as const

/** Used until the back end has answered for the first time: pages of failures need a language. */
export const VIEWS_BEFORE_START: StoreViews = [
  { code: 'default', prefix: '', name: '', language: 'en', ...FALLBACK },
]

type AvailableStore = NonNullable<NonNullable<AvailableStoresQuery['availableStores']>[number]>

/** @throws when the middleware does not answer, or names no store view */
export async function readStoreViews(upstream: Upstream): Promise<StoreViews> {
  const { status, body } = await upstream.request({
    path: `/magento/availableStores?body=${encodeURIComponent('[]')}`,
    method: 'GET',
  })
  if (status !== 200) throw new Error(`the middleware answered ${status}`)
  const { data } = JSON.parse(body.toString()) as { data?: AvailableStoresQuery | null }
  const stores = data?.availableStores?.filter((store) => store !== null) ?? []
  return storeViewsOf(stores)
}

/** The default view first, the others in the order of the back end's settings. @throws without any */
export function storeViewsOf(stores: readonly AvailableStore[]): StoreViews {
  const usable = stores.filter(({ store_code }) => CODE.test(store_code ?? '')).sort(byOrder)
  const [first, ...others] = usable
  if (!first) throw new Error('the back end names no store view')
  return [viewOf(first, ''), ...others.map((store) => viewOf(store, prefixOf(String(store.store_code))))]
}

function byOrder(left: AvailableStore, right: AvailableStore): number {
  return (
    Number(isDefault(right)) - Number(isDefault(left)) ||
    (left.store_sort_order ?? 0) - (right.store_sort_order ?? 0)
  )
}

/** Each group of a website has a default view; the website's is that of its default group. */
const isDefault = ({ is_default_store, is_default_store_group }: AvailableStore): boolean =>
  is_default_store === true && is_default_store_group !== false

/** The view's code, as in Magento's own addresses; a code that is an address of the shop's own gets another one. */
function prefixOf(code: string): string {
  const prefix = `/${code}`
  return isOwnPath(prefix) || !isPageUrl(prefix) ? `/store-${code}` : prefix
}

function viewOf(store: AvailableStore, prefix: string): StoreView {
  const code = String(store.store_code)
  const currency = store.default_display_currency_code ?? store.base_currency_code ?? ''
  const locale = localeOf(store.locale)
  return {
    code,
    prefix,
    locale,
    language: languageFor(locale, languages()),
    name: store.store_name || code,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : FALLBACK.currency,
    timeZone: timeZoneOf(store.timezone),
  }
}

/** `fr_CA` is `fr-CA`. */
function localeOf(name: string | null): string {
  try {
    return Intl.getCanonicalLocales((name ?? '').replaceAll('_', '-'))[0] ?? FALLBACK.locale
  } catch {
    return FALLBACK.locale
  }
}

function timeZoneOf(name: string | null): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name ?? FALLBACK.timeZone }).resolvedOptions().timeZone
  } catch {
    return FALLBACK.timeZone
  }
}
