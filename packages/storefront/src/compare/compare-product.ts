// What the button on a product does, loaded when it is pressed: adds the product and says so, with a link to the table.
import { paths } from '../paths.ts'
import type { StoreView } from '../platform/i18n/store-views.ts'
import { viewPath } from '../platform/i18n/store-views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import type { NoticeInput } from '../platform/notices.ts'
import { addCompared, comparedSkus, MAX_COMPARED } from './compare-list.ts'

interface Compared {
  sku: string | null
  name?: string | null
}

/** @returns what to tell the shopper */
export async function compareProduct({ sku, name }: Compared, view: StoreView): Promise<NoticeInput> {
  const t = await loadTranslator(view, ALL_TEXTS)
  const link = { href: viewPath(paths.compare, view), label: t('compare.view') }
  if (addCompared(sku ?? '') === 'full')
    return { type: 'warning', message: t('compare.full', { count: MAX_COMPARED }), link, persist: true }
  const count = comparedSkus().length
  return {
    type: 'success',
    message: t('compare.added', { name: name ?? '', count, most: MAX_COMPARED }),
    link,
  }
}
