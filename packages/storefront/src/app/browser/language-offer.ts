// Offers a returning visitor the shop in the language of their browser, once. Only in the browser: a page is the same for all.
import { offers } from 'virtual:texts'
import { brandName } from '../../platform/brand/current-brand.ts'
import { browserStore } from '../../platform/browser-store.ts'
import { splitView, textLocale, type StoreView, type StoreViews } from '../../platform/i18n/store-views.ts'
import { viewsInDocument } from '../../platform/i18n/page-view.ts'
import { languageOfferAtom } from '../../platform/language-offer.ts'

const KEY = 'language-offer'
/** What the browser remembers: nothing before the first visit is over. */
type Mark = 'visited' | 'answered'

const speaks = ({ locale }: StoreView, language: string) => locale.split('-')[0] === language.split('-')[0]

/** The view in the first of the visitor's languages that the shop has; undefined where that is the page's own. */
export function viewToOffer(
  own: StoreView,
  views: StoreViews,
  languages: readonly string[],
): StoreView | undefined {
  for (const language of languages) {
    if (speaks(own, language)) return undefined
    const spoken = views.filter((view) => textLocale(view) === view.locale && speaks(view, language))
    const found = spoken.find(({ locale }) => locale === language) ?? spoken[0]
    if (found) return found
  }
  return undefined
}

/** Without storage nothing is offered, since the offer would come back at every visit. */
function remember(mark: Mark): Mark | undefined {
  try {
    const before = localStorage.getItem(KEY) as Mark | null
    if (before !== 'answered') localStorage.setItem(KEY, mark)
    return before ?? undefined
  } catch {
    return 'answered'
  }
}

/** A change of the language, by the offer or any other link, answers the offer. */
function watchAnswers(): void {
  const note = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[hreflang]')) remember('answered')
  }
  window.addEventListener('click', note, { capture: true })
}

export async function offerLanguage(): Promise<void> {
  watchAnswers()
  if (remember('visited') !== 'visited') return
  const views = viewsInDocument()
  const view = viewToOffer(splitView(location.pathname, views).view, views, navigator.languages)
  const refuse = () => {
    remember('answered')
    browserStore?.set(languageOfferAtom, null)
  }
  if (!view) return
  const ofBrand = await offers[brandName()]?.()
  browserStore?.set(languageOfferAtom, { view, texts: ofBrand?.offers[view.language] ?? {}, refuse })
}
