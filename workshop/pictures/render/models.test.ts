// The files that stand a piece in a shopper's room, of the products that the shop sells.
import { getBounds, WebIO } from '@gltf-transform/core'
import { validateBytes } from 'gltf-validator'
import { strFromU8, unzipSync } from 'three/addons/libs/fflate.module.js'
import { describe, expect, it } from 'vitest'
import { readProducts, readSwatches } from './catalog-source.ts'
import { picturedVariants } from './pictured-variants.ts'
import { partsOf } from './product-parts.ts'
import { boundsOf, measuredParts } from '@loftwood/furniture/bounds'
import { textilesOf } from '@loftwood/furniture/color-schemes'
import { finishOf } from '@loftwood/furniture/finish'
import type { FurnitureKind } from '@loftwood/furniture/furniture-model'
import type { Part, Zone } from '@loftwood/furniture/part'
import { modelScene } from '@loftwood/furniture/models/model-scene'
import { toGlb } from '@loftwood/furniture/models/to-glb'
import { toUsdz } from '@loftwood/furniture/models/to-usdz'

const MOST_BYTES = 1_500_000
const METRES = 0.0254
const LOOK = { finish: finishOf('two_tone'), textiles: textilesOf('any', undefined, false) }

type Box = Readonly<{ min: readonly number[]; max: readonly number[] }>

/** Pieces of these kinds have no description in the shop. */
const SHAPELESS: ReadonlySet<FurnitureKind> = new Set(['document', 'gift_card', 'service'])
const SOFT: ReadonlySet<FurnitureKind | 'set'> = new Set(['bedding', 'mattress', 'pillow', 'tent', 'topper'])

const products = readProducts()
const swatches = readSwatches()
const pieces = products.flatMap((product) => {
  const kind: FurnitureKind | 'set' = product.type === 'grouped' ? 'set' : product.model.kind
  if (SHAPELESS.has(product.model.kind)) return []
  return picturedVariants(product, swatches).sizes.map((variant) => ({
    sku: product.sku,
    kind,
    measures: variant.measures,
    parts: partsOf(product, variant, products),
  }))
})
type Piece = (typeof pieces)[number]
const byExtent = (left: Piece, right: Piece) =>
  right.parts.length - left.parts.length || right.measures.width - left.measures.width
/** Of each kind that the shop sells, the piece with the most parts, in its widest size. */
const samples = [...Map.groupBy(pieces, ({ kind }) => kind).values()].flatMap((ofKind) =>
  ofKind.toSorted(byExtent).slice(0, 1),
)

const glbOf = (parts: readonly Part[]) => toGlb(modelScene(parts, LOOK))
const usdzOf = (parts: readonly Part[]) => toUsdz(modelScene(parts, LOOK))

async function boundsOfGlb(bytes: Uint8Array): Promise<Box> {
  const [scene] = (await new WebIO().readBinary(bytes)).getRoot().listScenes()
  if (!scene) throw new Error('no scene')
  return getBounds(scene)
}

/** The geometry is not moved again by a transformation of its own. */
function boundsOfUsdz(bytes: Uint8Array): Box {
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('geometries/'))
  const points = files.flatMap(([, text]) => {
    const [, list = ''] = /point3f\[\] points = \[(.*?)\]/s.exec(strFromU8(text)) ?? []
    return [...list.matchAll(/\(([^)]+)\)/g)].map(([, point = '']) => point.split(',').map(Number))
  })
  const along = (axis: number) => points.map((point) => point[axis] ?? Number.NaN)
  const ends = (end: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => along(axis).reduce((left, right) => end(left, right)))
  return { min: ends(Math.min), max: ends(Math.max) }
}

const sizeOf = ({ min, max }: Box) => max.map((to, axis) => to - (min[axis] ?? Number.NaN))
const inMetres = ({ x, y, z }: Zone) => [x, y, z].map(([from, to]) => (to - from) * METRES)

/** To the millimetre. */
function expectNear(actual: readonly number[], expected: readonly number[], within = 0.001) {
  for (const [axis, value] of expected.entries())
    expect(Math.abs((actual[axis] ?? Number.NaN) - value)).toBeLessThanOrEqual(within)
}

describe.each(samples)('$kind ($sku)', ({ kind, parts, measures }) => {
  it('is a glTF file in which the validator of Khronos finds nothing', async () => {
    const { issues } = await validateBytes(await glbOf(parts))
    expect(issues.messages).toEqual([])
  })

  it('stands on the floor around the origin, the same in both formats', async () => {
    const box = await boundsOfGlb(await glbOf(parts))
    expectNear(sizeOf(boundsOfUsdz(await usdzOf(parts))), sizeOf(box))
    // Soft parts are a little smaller than the boxes that they lie in.
    expectNear(sizeOf(box), inMetres(boundsOf(parts)), 0.03)
    expectNear(box.min, [-(box.max[0] ?? 0), 0, -(box.max[2] ?? 0)])
  })

  // A set is sold with the measures of its bed.
  if (kind === 'set') return
  it('has the measures that it is sold with', async () => {
    const size = sizeOf(await boundsOfGlb(await glbOf(measuredParts(parts))))
    const { length, height, width } = measures
    const isSoft = SOFT.has(kind)
    expectNear(
      size,
      [length, height, width].map((inches) => inches * METRES),
      isSoft ? 0.005 : 0.001,
    )
  })
})

it('no file is larger than a phone should load', async () => {
  const sizes: { sku: string; glb: number; usdz: number }[] = []
  for (const { sku, parts } of samples)
    sizes.push({ sku, glb: (await glbOf(parts)).length, usdz: (await usdzOf(parts)).length })
  const largest = (format: 'glb' | 'usdz') =>
    sizes.reduce((left, right) => (right[format] > left[format] ? right : left))
  // Shows how near the limit is.
  console.info(`the largest of ${sizes.length} kinds:`, largest('glb'), largest('usdz'))
  expect(largest('glb').glb).toBeLessThan(MOST_BYTES)
  expect(largest('usdz').usdz).toBeLessThan(MOST_BYTES)
}, 20_000)

it('a package of Apple holds its files uncompressed, at multiples of 64 bytes, with the scene first', async () => {
  const [piece] = pieces
  const bytes = Buffer.from(await usdzOf(piece?.parts ?? []))
  let at = 0
  const names: string[] = []
  while (bytes.readUInt32LE(at) === 0x04034b50) {
    const [method, size, name, extra] = [
      bytes.readUInt16LE(at + 8),
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ]
    names.push(bytes.toString('latin1', at + 30, at + 30 + name))
    const start = at + 30 + name + extra
    expect({ method, rest: start % 64 }).toEqual({ method: 0, rest: 0 })
    at = start + size
  }
  expect(names[0]).toBe('model.usda')
  expect(strFromU8(unzipSync(bytes)['model.usda'] ?? new Uint8Array())).toContain('metersPerUnit = 1')
})
