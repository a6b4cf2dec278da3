// The shop's texts where no message catalog is loaded: for pages that need no rendering.
import en from '../messages/en.json' with { type: 'json' }
import fr from '../messages/fr.json' with { type: 'json' }
import type { StoreView } from '../src/platform/i18n/store-views.ts'

type Texts = typeof en

const byLanguage = new Map<string, Texts>([
  ['en', en],
  ['fr', fr],
])

/** Languages that the shop has texts in. */
export const languages = (): string[] => [...byLanguage.keys()]

export const textsOf = ({ language }: Pick<StoreView, 'language'>): Texts =>
  byLanguage.get(language) ?? byLanguage.get('en') ?? en

/** A brand's own in place of those of all shops; a language that it adds has the English ones that it lacks. */
export function replaceTexts(language: string, texts: Partial<Texts>): void {
  byLanguage.set(language, { ...textsOf({ language }), ...texts })
}
