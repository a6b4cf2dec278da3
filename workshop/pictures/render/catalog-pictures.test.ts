/** The committed pictures against the committed catalog: each was made from the current catalog. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { picturesFile } from '@loftwood/demo-store/catalog-schema'
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { boundsOf, measuredParts } from '@loftwood/furniture/bounds'
import { isTextile } from '@loftwood/furniture/furniture-options'
import { readCategoryPictures, readProducts, readSwatches } from './catalog-source.ts'
import { decorPictures } from './decor-pictures.ts'
import { inputsHash, picturesFolder, readInputs } from './picture-store.ts'
import { masterSize, plannedPictures } from './planned-picture.ts'
import type { Shot } from './shot.ts'
import { closeUpSize, hasCloseUps } from './traced/close-up.ts'

const swatches = readSwatches()
const products = readProducts()
const pictures = picturesFile.parse(JSON.parse(readFileSync(`${picturesFolder}pictures.json`, 'utf8')))
const planned = new Map(
  products.map((product) => [product.sku, plannedPictures(product, { products, swatches })]),
)
const decor = decorPictures({ products, swatches })
const clips = [...planned.values()].flat().flatMap(({ clip }) => clip ?? [])
const files = readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.webp'),
)
const sizeOf = async (file: string) => {
  const { width, height, format } = await sharp(picturesFolder + file).metadata()
  return { width, height, format }
}

/** Limit for all pictures in the repository, in megabytes. */
const mostOfAll = 80

/** Kilobytes of a clip, which is fetched only when a visitor plays it. */
const mostOfClip = 400

/** Views of a product besides its hero, drawing and room. */
const angles = ['angle', 'above', 'side']
const inTheStudio: readonly string[] = ['hero', ...angles]
const ofFurniture = ['hero', 'angle', 'third', 'room', 'dimensions']
/** The views of a product by its type; `third` is the one from above or from the side. */
const viewsOf: Record<CatalogProduct['type'], string[]> = {
  simple: ofFurniture,
  configurable: ofFurniture,
  bundle: ofFurniture,
  grouped: ofFurniture,
  virtual: ['hero', 'angle', 'third'],
  giftcard: ['hero', 'detail'],
  downloadable: ['hero'],
}

type Options = Readonly<Record<string, string>>

/** Whether the photographed parts have the measures that the shop sells. */
function isAsSold(product: CatalogProduct, options: Options, shot: Shot): boolean {
  const { type, model, dimensions, configurable } = product
  const sizes = configurable?.options.find(({ attribute }) => attribute === 'att_bed_size')?.values
  const sold = sizes?.find(({ code }) => code === options.att_bed_size)?.dimensions ?? dimensions
  // A topper lies on a mattress, a set is several pieces, the measures of a service are those of its still life.
  if (!sold || model.kind === 'topper' || type === 'virtual') return true
  const { x, y, z } = boundsOf(measuredParts(shot.parts))
  const seen = [x[1] - x[0], y[1] - y[0], z[1] - z[0]]
  return [sold.length, sold.height, sold.width].every((inches, i) => Math.abs(inches - (seen[i] ?? 0)) < 0.05)
}

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
    const views = own
      .filter(({ view }) => view !== 'turntable')
      .map(({ view }) => (view === 'above' || view === 'side' ? 'third' : view))
    const closeUp = hasCloseUps(product) ? ['detail'] : []
    expect([...new Set(views)].toSorted()).toEqual([...viewsOf[product.type], ...closeUp].toSorted())
  })

  it('is square, and large enough to look at closely', () => {
    const small = own.filter(({ view, width, height }) => {
      const size = view === 'detail' && hasCloseUps(product) ? closeUpSize : masterSize
      return view === 'room' ? width < size : width !== size || height !== size
    })
    expect(small.map(({ file }) => file)).toEqual([])
  })

  it('stands on white in the studio and beside an object of familiar size in a room', () => {
    for (const { view, make } of planned.get(sku) ?? []) {
      if ('traced' in make) {
        expect(['room', 'detail']).toContain(view)
        if (view === 'room') expect(make.overlay).toContain('4′')
      }
      if (!('shot' in make)) continue
      expect([...inTheStudio, 'turntable']).toContain(view)
    }
  })

  it.each(['color', 'att_ladder_side'])('has close-ups of every choice of %s or none', (attribute) => {
    const isClose = hasCloseUps(product) || product.type === 'giftcard'
    expect(shown('detail', attribute)).toEqual(new Set(isClose ? codesOf(attribute) : []))
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
    const expected = (planned.get(sku) ?? []).map(({ file, view, options, clip }) => ({
      file,
      view,
      options,
      clip: clip?.file,
    }))
    expect(own.map(({ file, view, options, clip }) => ({ file, view, options, clip }))).toEqual(expected)
  })
})

it('made every picture from the catalog as it is now', () => {
  const made = readInputs()
  const stale = [
    ...[...planned.values(), decor].flat(),
    ...clips.map(({ file, turn }) => ({ file, make: { turn } })),
  ]
    .filter(({ file, make }) => made[file] !== inputsHash(make))
    .map(({ file }) => file)
  expect(stale).toEqual([])
})

it('has the clips it announces, each quickly fetched', () => {
  const there = readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.webm'),
  )
  expect(there.toSorted()).toEqual(clips.map(({ file }) => file).toSorted())
  expect(clips.length).toBeGreaterThan(0)
  for (const { file } of clips) expect(statSync(picturesFolder + file).size / 1000).toBeLessThan(mostOfClip)
})

it('contains no unused picture, and not too many megabytes', () => {
  const requested = [...pictures, ...decor].map(({ file }) => file)
  expect(files.toSorted()).toEqual(requested.toSorted())
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

it('photographs every piece in the measures it is sold in', () => {
  const wrong = products.flatMap((product) =>
    (planned.get(product.sku) ?? []).flatMap(({ file, view, options, make }) =>
      'shot' in make && inTheStudio.includes(view) && !isAsSold(product, options, make.shot) ? [file] : [],
    ),
  )
  expect(wrong).toEqual([])
})

it('shows every category with its own picture', () => {
  const shown = readCategoryPictures()
  expect(shown.filter(({ file }) => file === undefined)).toEqual([])
  expect(new Set(shown.map(({ file }) => file)).size).toBe(shown.length)
  const there = new Set([...decor, ...pictures].map(({ file }) => file))
  expect(shown.filter(({ file }) => file === undefined || !there.has(file))).toEqual([])
})
