/** The committed pictures against the committed catalogue: what each shows follows from what it was made from. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { type CatalogueProduct, picturesFile } from '@loftwood/commerce/catalogue'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isTextile } from '../src/furniture-options.ts'
import { readCategoryPictures, readProducts, readSwatches } from './catalogue-source.ts'
import { decorPictures } from './decor-pictures.ts'
import { inputsHash, picturesFolder, readInputs } from './picture-store.ts'
import { plannedPictures } from './planned-picture.ts'
import { standOf } from './stands.ts'

const swatches = readSwatches()
const products = readProducts()
const pictures = picturesFile.parse(JSON.parse(readFileSync(`${picturesFolder}pictures.json`, 'utf8')))
const planned = new Map(
  products.map((product) => [product.sku, plannedPictures(product, { products, swatches })]),
)
const decor = decorPictures(products)
const files = readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.webp'),
)
const sizeOf = async (file: string) => {
  const { width, height, format } = await sharp(picturesFolder + file).metadata()
  return { width, height, format }
}

/** Megabytes that a copy of the shop may carry in pictures. */
const mostOfAll = 80

const ofFurniture = ['angle', 'dimensions', 'hero', 'room']
const viewsOf: Record<CatalogueProduct['type'], string[]> = {
  simple: ofFurniture,
  configurable: ofFurniture,
  bundle: ofFurniture,
  grouped: ['hero', 'room'],
  virtual: ['angle', 'hero'],
  giftcard: ['detail', 'hero'],
  downloadable: ['hero'],
}

const canBeLookedAt: ReadonlySet<CatalogueProduct['type']> = new Set([
  'simple',
  'configurable',
  'bundle',
  'virtual',
])

describe.each(products.map((product) => [product.sku, product] as const))('%s', (sku, product) => {
  const own = pictures.filter((picture) => picture.sku === sku)
  const shown = (view: string, attribute: string) =>
    new Set(own.filter((picture) => picture.view === view).map(({ options }) => options[attribute]))
  const codesOf = (attribute: string) =>
    product.configurable?.options
      .find((option) => option.attribute === attribute)
      ?.values.map(({ code }) => code) ?? [undefined]

  it('is shown from every side that its type has', () => {
    expect(own[0]?.view).toBe('hero')
    const fromAbove = standOf(product.model.kind).above && canBeLookedAt.has(product.type) ? ['above'] : []
    expect([...new Set(own.map((picture) => picture.view))].toSorted()).toEqual([
      ...fromAbove,
      ...viewsOf[product.type],
    ])
  })

  it.each(['color', 'att_bed_size', 'att_ladder_side'])('has a hero of every choice of %s', (attribute) => {
    const codes = codesOf(attribute)
    const looksAlike = attribute === 'att_bed_size' && isTextile(product.model.kind)
    expect(shown('hero', attribute)).toEqual(new Set(looksAlike ? codes.slice(0, 1) : codes))
  })

  it('has measures of every size', () => {
    if (viewsOf[product.type].includes('dimensions'))
      expect(shown('dimensions', 'att_bed_size')).toEqual(new Set(codesOf('att_bed_size')))
  })

  it('has every planned picture, with the choices that it was made from', () => {
    const expected = (planned.get(sku) ?? []).map(({ file, view, options }) => ({ file, view, options }))
    expect(own.map(({ file, view, options }) => ({ file, view, options }))).toEqual(expected)
  })
})

it('made every picture from the catalogue as it is now', () => {
  const made = readInputs()
  const stale = [...[...planned.values()].flat(), ...decor]
    .filter(({ file, make }) => made[file] !== inputsHash(make))
    .map(({ file }) => file)
  expect(stale).toEqual([])
})

it('keeps no picture that nothing shows, and not too many megabytes', () => {
  const wanted = [...pictures, ...decor].map(({ file }) => file)
  expect(files.toSorted()).toEqual(wanted.toSorted())
  const bytes = files.reduce((sum, file) => sum + statSync(picturesFolder + file).size, 0)
  expect(bytes / 1_000_000).toBeLessThan(mostOfAll)
})

it('knows the true size of every file', { timeout: 60_000 }, async () => {
  const announced = [...pictures, ...decor].map(({ file, width, height }) => ({
    file,
    width,
    height,
    format: 'webp',
  }))
  const onDisk = await Promise.all(announced.map(async ({ file }) => ({ file, ...(await sizeOf(file)) })))
  expect(onDisk).toEqual(announced)
})

it('shows every category with a picture of its own', () => {
  const shown = readCategoryPictures()
  expect(shown.filter(({ file }) => file === undefined)).toEqual([])
  expect(new Set(shown.map(({ file }) => file)).size).toBe(shown.length)
  const there = new Set([...decor, ...pictures].map(({ file }) => file))
  expect(shown.filter(({ file }) => file === undefined || !there.has(file))).toEqual([])
})
