// Texts of the shop in one language. Keys are typed by messages/en.json; a test proves fr.json complete.
import { setupI18n, type Messages } from '@lingui/core'
import type en from '../../../messages/en.json'
import { LOCALES, type Locale } from './locales.ts'

export type MessageKey = keyof typeof en

/**
 * Gives the text of a key.
 * @param values what the text's placeholders stand for, e.g. `{ count: 3 }`
 */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

/** One module per language, so that a page ships only its own. */
const LOADERS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('virtual:messages/en'),
  fr: () => import('virtual:messages/fr'),
}

const translators = new Map<Locale, Translate>()

/** Most texts have no placeholders, so they are memoized. */
function translatorFrom(locale: Locale, messages: Messages): Translate {
  const { tag } = LOCALES[locale]
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } })
  const plain = new Map<string, string>()
  for (const [key, [text, ...others]] of Object.entries(messages)) {
    if (typeof text === 'string' && others.length === 0) plain.set(key, text)
  }
  return (key, values) => plain.get(key) ?? i18n._(key, values)
}

/** Loads a language once; after that `translatorOf` answers for it. */
export async function loadTranslator(locale: Locale): Promise<Translate> {
  const loaded = translators.get(locale)
  if (loaded) return loaded
  const { messages } = await LOADERS[locale]()
  const translate = translatorFrom(locale, messages)
  translators.set(locale, translate)
  return translate
}

/** The translator of a language that is loaded. */
export function translatorOf(locale: Locale): Translate {
  const translate = translators.get(locale)
  if (!translate) throw new Error(`language ${locale} is not loaded`)
  return translate
}
