// Which files have the texts of a brand in a language, and which of its texts a language lacks.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Texts = Record<string, string>

/** What a language without own texts of all shops falls back to. */
const FALLBACK = 'en'

export const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const read = (path: string) => JSON.parse(readFileSync(fileOf(path), 'utf8')) as Texts
const namesIn = (pattern: string) => globSync(fileOf(pattern)).map((file) => basename(file, '.json'))

const ofAllShops = (language: string) => `messages/${language}.json`
const ofBrand = (brand: string, language: string) => `brands/${brand}/messages/${language}.json`

export const brands = () =>
  namesIn('brands/*')
    .filter((name) => existsSync(fileOf(`brands/${name}/brand.ts`)))
    .sort()

/** Those of all shops, and those that the brand adds. */
export const languagesOf = (brand: string) =>
  [...new Set([...namesIn(ofAllShops('*')), ...namesIn(ofBrand(brand, '*'))])].sort()

/** The language's own files: its texts of all shops, then the brand's in place of some. */
const ownFiles = (brand: string, language: string) =>
  [ofAllShops(language), ofBrand(brand, language)].filter((file) => existsSync(fileOf(file)))

/** Later ones replace the texts of earlier ones. */
export function textFiles(brand: string, language: string): string[] {
  const own = ownFiles(brand, language)
  return existsSync(fileOf(ofAllShops(language))) ? own : [...ownFiles(brand, FALLBACK), ...own]
}

const merged = (files: readonly string[]) => Object.assign({}, ...files.map(read)) as Texts

/** Every text, those that the language lacks in English. */
export const textsOf = (brand: string, language: string): Texts => merged(textFiles(brand, language))

export const ownTextsOf = (brand: string, language: string): Texts => merged(ownFiles(brand, language))

/** The keys of the texts that are shown in English. */
export function missingTexts(brand: string, language: string): string[] {
  const own = ownTextsOf(brand, language)
  return Object.keys(textsOf(brand, language)).filter((key) => !(key in own))
}
