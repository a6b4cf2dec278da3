// Texts of the shop in one language. Keys are typed by messages/en.json; a test proves fr.json complete.
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type en from '../../../messages/en.json'
import { LOCALES, type Locale } from './locales.ts'

export type MessageKey = keyof typeof en

/**
 * Gives the text of a key.
 * @param values what the text's placeholders stand for, e.g. `{ count: 3 }`
 */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

type Loader = () => Promise<{ messages: Messages }>

/** Two modules per language, so that a page ships only its own, and first only what first pages show. */
const LOADERS: Record<Locale, { first: Loader; rest: Loader }> = {
  en: {
    first: () => import('virtual:messages/en/first'),
    rest: () => import('virtual:messages/en/rest'),
  },
  fr: {
    first: () => import('virtual:messages/fr/first'),
    rest: () => import('virtual:messages/fr/rest'),
  },
}

interface Language {
  i18n: I18n
  /** Texts that say the same whatever the values: most of them, so they are not put together again and again. */
  plain: Map<string, string>
  translate: Translate
  isWhole: boolean
}

const languages = new Map<Locale, Language>()

function languageOf(locale: Locale): Language {
  const known = languages.get(locale)
  if (known) return known
  const i18n = setupI18n({ locale: LOCALES[locale].tag })
  const plain = new Map<string, string>()
  const translate: Translate = (key, values) => plain.get(key) ?? i18n._(key, values)
  const language: Language = { i18n, plain, translate, isWhole: false }
  languages.set(locale, language)
  return language
}

async function load(locale: Locale, ...loaders: Loader[]): Promise<Language> {
  const modules = await Promise.all(loaders.map((loader) => loader()))
  const language = languageOf(locale)
  for (const { messages } of modules) {
    language.i18n.load(LOCALES[locale].tag, messages)
    for (const [key, [text, ...others]] of Object.entries(messages)) {
      if (typeof text === 'string' && others.length === 0) language.plain.set(key, text)
    }
  }
  return language
}

/** Loads what the first page of a visit shows; with the router, and with whatever is opened, comes the rest. */
export async function loadFirstTexts(locale: Locale): Promise<Translate> {
  return (await load(locale, LOADERS[locale].first)).translate
}

/** Loads a language once; after that `translatorOf` answers for it. */
export async function loadTranslator(locale: Locale): Promise<Translate> {
  const known = languages.get(locale)
  if (known?.isWhole) return known.translate
  const { first, rest } = LOADERS[locale]
  const language = await load(locale, first, rest)
  language.isWhole = true
  return language.translate
}

/** The translator of a language that is loaded. */
export function translatorOf(locale: Locale): Translate {
  const known = languages.get(locale)
  if (!known) throw new Error(`language ${locale} is not loaded`)
  return known.translate
}
