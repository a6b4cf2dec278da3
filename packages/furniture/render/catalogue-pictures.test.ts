/** The committed pictures against the committed catalogue. */
import { readFileSync } from 'node:fs'
import { type CatalogueProduct, picturesFile } from '@loftwood/commerce/catalogue'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readProducts, readSwatches } from './catalogue-source.ts'
import { decorPictures } from './decor-pictures.ts'
import { picturesFolder } from './picture-store.ts'
import { plannedPictures } from './planned-picture.ts'

const swatches = readSwatches()
const products = readProducts()
const pictures = picturesFile.parse(JSON.parse(readFileSync(`${picturesFolder}pictures.json`, 'utf8')))
const sizeOf = async (file: string) => {
  const { width, height, format } = await sharp(picturesFolder + file).metadata()
  return { width, height, format }
}

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

describe.each(products.map((product) => [product.sku, product] as const))('%s', (sku, product) => {
  const own = pictures.filter((picture) => picture.sku === sku)

  it('is shown from every side that its type has', () => {
    expect(own.length).toBeGreaterThan(0)
    expect(own[0]?.view).toBe('hero')
    expect([...new Set(own.map((picture) => picture.view))].toSorted()).toEqual(viewsOf[product.type])
  })

  it('has a hero of each of its colours', () => {
    const colors =
      product.configurable?.options
        .find((option) => option.attribute === 'color')
        ?.values.map((value) => value.code) ?? []
    const heroes = own.filter((picture) => picture.view === 'hero')
    expect(heroes.map((picture) => picture.options.color)).toEqual(colors.length > 0 ? colors : [undefined])
  })
})

it('lists exactly the planned pictures', () => {
  const planned = products
    .flatMap((product) => plannedPictures(product, { products, swatches }))
    .map((picture) => picture.file)
  expect(pictures.map((picture) => picture.file).toSorted()).toEqual(planned.toSorted())
})

it('knows the true size of every file', async () => {
  for (const { file, width, height } of pictures)
    expect(await sizeOf(file), file).toEqual({ width, height, format: 'webp' })
})

it('has category tiles, banners and the picture for shared links in their sizes', async () => {
  for (const { file, make } of decorPictures()) {
    expect(await sizeOf(file), file).toEqual({
      width: make.shot.width,
      height: make.shot.height,
      format: 'webp',
    })
  }
})
