// The brand for what is answered without vike: plain pages, the map for search engines.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '../src/platform/brand/brand.ts'
import { setBrand } from '../src/platform/brand/current-brand.ts'
import { brandModule, brandFolder } from './config.ts'
import { TEXTS } from './plain-page.ts'

/** Loads its facts, and its texts in place of those of all shops. @param name of a folder of `brands/` */
export async function openBrand(name: string): Promise<void> {
  const folder = brandFolder(name)
  const { brand } = (await import(pathToFileURL(brandModule(name)).href)) as { brand: Brand }
  setBrand(brand)
  for (const [language, texts] of Object.entries(TEXTS)) {
    const file = join(folder, 'messages', `${language}.json`)
    if (existsSync(file)) Object.assign(texts, JSON.parse(await readFile(file, 'utf8')))
  }
}
