// What the catalog says about stairs, against the stairs that its models have.
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { expect, it } from 'vitest'
import { readProducts, readSwatches } from './catalog-source.ts'
import { picturedVariants } from './pictured-variants.ts'
import { partsOf } from './product-parts.ts'

const NUMBERS = [
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
]

const numberOf = (word: string): number =>
  Math.max(...NUMBERS.map((words) => words.indexOf(word.toLowerCase()))) + 1

const NUMBER = `(${NUMBERS.flat().join('|')})`
const WORD = String.raw`([^\s">]+)\s`

const TOLD = {
  en: {
    steps: `${NUMBER}[\\s-]steps?`,
    drawers: `${NUMBER}[\\s-]drawers?`,
    size: String.raw`Staircase(?: \(twin\))?:\s(\d[^a-z]+)\sin\.`,
    wide: String.raw`${WORD}inches\swide`,
    deep: String.raw`${WORD}inches\sdeep`,
  },
  fr: {
    steps: `${NUMBER}\\smarches`,
    drawers: `${NUMBER}\\stiroirs`,
    size: String.raw`Escalier(?: \(lit simple\))?\s:\s(\d[^a-z]+)\spo\.`,
    wide: String.raw`${WORD}pouces\sde\slarge`,
    deep: String.raw`${WORD}pouces\sde\sprofondeur`,
  },
} as const

type Language = keyof typeof TOLD
type Fact = keyof typeof TOLD.en

/** Every value that the product's texts give for a fact, once. */
function told(product: CatalogProduct, language: Language): [Fact, string | number][] {
  const text = JSON.stringify(product)
    .replaceAll(/\s/g, ' ')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
  const patterns = Object.entries(TOLD[language]) as [Fact, string][]
  return patterns.flatMap(([name, pattern]) => {
    const values = Array.from(text.matchAll(new RegExp(pattern, 'gi')), ([, value = '']) => value)
    return [...new Set(values)].map((value): [Fact, string | number] => [name, numberOf(value) || value])
  })
}

/** 7.6 as `7½`. */
const halves = (inches: number): string => {
  const rounded = Math.round(inches * 2) / 2
  return `${Math.floor(rounded)}${rounded % 1 ? '½' : ''}`
}

/** The same facts of the model. */
function built(product: CatalogProduct): Record<Fact, unknown> {
  const [variant] = picturedVariants(product, readSwatches()).sizes
  const parts = partsOf(product, variant!, products)
  const treads = parts.filter(({ role }) => role === 'tread')
  // The first and the last step have another depth.
  const [width, , depth] = treads[1]!.size
  const { dimensions } = product
  return {
    steps: treads.length,
    drawers: parts.filter(({ role }) => role === 'drawer').length,
    size: `${width} × ${dimensions?.width} × ${dimensions?.height}`,
    wide: halves(width),
    deep: halves(depth),
  }
}

const products = readProducts()
const withStairs = products.filter(({ model }) => model?.access === 'stairs' || model?.kind === 'stairs')

it.each(withStairs.flatMap((product) => (['en', 'fr'] as const).map((language) => ({ product, language }))))(
  '$product.sku has the stairs of its $language texts',
  ({ product, language }) => {
    const facts = told(product, language)
    const model = built(product)
    expect(facts).not.toEqual([])
    expect(facts).toEqual(facts.map(([name]) => [name, model[name]]))
  },
)
