// Texts of the shop in one language. Keys are typed by messages/en.json; a test proves fr.json complete. A language that a brand adds
// has English texts for those it lacks.
import { setupI18n, type Messages } from '@lingui/core'
import { texts } from 'virtual:texts'
import { brandName, setBrand } from '../brand/current-brand.ts'
import type { MessageKey } from './message-key.ts'
import { textLocale, type StoreView } from './store-views.ts'

/**
 * Gives the text of a key.
 * @param values what the text's placeholders stand for, e.g. `{ count: 3 }`
 */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

/** Texts that some pages or parts of them need: build/messages-plugin.ts says which they are. */
export type TextPart = 'list' | 'product' | 'later'
export const ALL_TEXTS: readonly TextPart[] = ['list', 'product', 'later']

type Part = 'first' | TextPart

/** One module per brand, language and part, so that a page ships only its own. */
async function load(view: Locale, part: Part): Promise<Messages> {
  const ofBrand = texts[brandName()]?.[view.language]
  if (!ofBrand) throw new Error(`there is no brand ${brandName()}`)
  if (part !== 'first') return (await ofBrand[part]()).messages
  const { messages, brand } = await ofBrand.first()
  setBrand(brand)
  return messages
}

type Locale = Pick<StoreView, 'locale' | 'language'>

interface Texts {
  view: Locale
  translate: Translate
  add: (messages: Messages) => void
  /** What is loaded, or loading. */
  parts: Map<Part, Promise<void>>
  /** Whether the texts of every page are loaded. */
  isReady: boolean
}

/** By `textLocale`: English texts have the plurals and numbers of English, whatever the view's own locale is. */
const textsByLocale = new Map<string, Texts>()

/** Most texts have no placeholders, so they are memoized. */
function textsIn(view: Locale): Texts {
  const locale = textLocale(view)
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const plain = new Map<string, string>()
  return {
    view,
    translate: (key, values) => plain.get(key) ?? i18n._(key, values),
    add(messages) {
      i18n.load(locale, messages)
      for (const [key, [text, ...others]] of Object.entries(messages)) {
        if (typeof text === 'string' && others.length === 0) plain.set(key, text)
      }
    },
    parts: new Map(),
    isReady: false,
  }
}

/** Once; a failure is forgotten, so that the next page tries again. */
async function addPart(own: Texts, part: Part, view: Locale): Promise<void> {
  try {
    own.add(await load(view, part))
    own.isReady ||= part === 'first'
  } catch (error) {
    own.parts.delete(part)
    throw error
  }
}

/**
 * Loads the texts of a store view once; after that `translatorOf` answers for it.
 * @param parts besides those of every page; a server has all
 */
export async function loadTranslator(view: Locale, parts: readonly TextPart[] = []): Promise<Translate> {
  const locale = textLocale(view)
  const own = textsByLocale.get(locale) ?? textsIn(view)
  textsByLocale.set(locale, own)
  const needed: Part[] = ['first', ...(import.meta.env.SSR ? ALL_TEXTS : parts)]
  const loading = needed.map((part) => {
    const adding = own.parts.get(part) ?? addPart(own, part, view)
    own.parts.set(part, adding)
    return adding
  })
  await Promise.all(loading)
  return own.translate
}

/** Loads all texts, for code that is itself loaded later. */
export async function loadLaterTexts(): Promise<void> {
  await Promise.all([...textsByLocale.values()].map(({ view }) => loadTranslator(view, ALL_TEXTS)))
}

/** The translator of a store view whose texts are loaded. */
export function translatorOf(view: Locale): Translate {
  const own = textsByLocale.get(textLocale(view))
  if (!own?.isReady) throw new Error(`the texts for ${view.locale} are not loaded`)
  return own.translate
}
