// What the product page's button does, loaded when it is pressed: adds the product and says so, with a link to the table.
import type { Client } from '@urql/core'
import { paths } from '../paths.ts'
import { failureText } from '../platform/data/operation-error.ts'
import type { StoreView } from '../platform/i18n/store-views.ts'
import { viewPath } from '../platform/i18n/store-views.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import type { NoticeInput } from '../platform/notices.ts'
import { addToCompareList, MAX_COMPARED } from './compare-api.ts'

interface Compared {
  uid: string
  name?: string | null
}

/** @returns what to tell the shopper */
export async function compareProduct(
  client: Client,
  { uid, name }: Compared,
  view: StoreView,
): Promise<NoticeInput> {
  const t = await loadTranslator(view, true)
  const link = { href: viewPath(paths.compare, view), label: t('compare.view') }
  try {
    const outcome = await addToCompareList(client, uid)
    return outcome === 'full'
      ? { type: 'warning', message: t('compare.full', { count: MAX_COMPARED }), link, persist: true }
      : { type: 'success', message: t('compare.added', { name: name ?? '' }), link, persist: true }
  } catch (error) {
    return { type: 'danger', title: t('compare.failed'), message: failureText(error, t) }
  }
}
