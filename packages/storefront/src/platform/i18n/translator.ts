// Texts of the shop in one language. Keys are typed by messages/en.json; a test proves fr.json complete.
import { setupI18n, type Messages } from '@lingui/core'
import type en from '../../../messages/en.json'
import { languageOf, type Language, type StoreView } from './store-views.ts'

export type MessageKey = keyof typeof en

/**
 * Gives the text of a key.
 * @param values what the text's placeholders stand for, e.g. `{ count: 3 }`
 */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

/** One module per language, so that a page ships only its own. */
const LOADERS: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('virtual:messages/en'),
  fr: () => import('virtual:messages/fr'),
}

type Locale = Pick<StoreView, 'locale'>

/** By what `textLocale` says. */
const translators = new Map<string, Translate>()

/** English texts keep the plurals and numbers of English, whatever the view's own locale is. */
function textLocale(view: Locale): string {
  const language = languageOf(view)
  return view.locale.startsWith(language) ? view.locale : language
}

/** Most texts have no placeholders, so they are memoized. */
function translatorFrom(locale: string, messages: Messages): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  const plain = new Map<string, string>()
  for (const [key, [text, ...others]] of Object.entries(messages)) {
    if (typeof text === 'string' && others.length === 0) plain.set(key, text)
  }
  return (key, values) => plain.get(key) ?? i18n._(key, values)
}

/** Loads the texts of a store view once; after that `translatorOf` answers for it. */
export async function loadTranslator(view: Locale): Promise<Translate> {
  const locale = textLocale(view)
  const loaded = translators.get(locale)
  if (loaded) return loaded
  const { messages } = await LOADERS[languageOf(view)]()
  const translate = translatorFrom(locale, messages)
  translators.set(locale, translate)
  return translate
}

/** The translator of a store view whose texts are loaded. */
export function translatorOf(view: Locale): Translate {
  const translate = translators.get(textLocale(view))
  if (!translate) throw new Error(`the texts for ${view.locale} are not loaded`)
  return translate
}
