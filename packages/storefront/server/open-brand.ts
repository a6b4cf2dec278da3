// The brand for what is answered without vike: plain pages, the map for search engines.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '../src/platform/brand/brand.ts'
import { setBrand } from '../src/platform/brand/current-brand.ts'
import { brandModule, brandFolder } from './config.ts'
import { replaceTexts } from './texts.ts'

const isEnglish = (file: string) => basename(file) === 'en.json'
const englishFirst = (one: string, other: string) => Number(isEnglish(other)) - Number(isEnglish(one))

/** Loads its facts, and its texts in place of those of all shops. @param name of a folder of `brands/` */
export async function openBrand(name: string): Promise<void> {
  const { brand } = (await import(pathToFileURL(brandModule(name)).href)) as { brand: Brand }
  setBrand(brand)
  // English first: the others have its texts for those they lack.
  for (const file of globSync(join(brandFolder(name), 'messages/*.json')).sort(englishFirst)) {
    replaceTexts(basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as object)
  }
}
