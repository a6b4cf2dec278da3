// Column `furniture_model` of the shop's own export: what the 3D view builds.
import { model } from '@loftwood/demo-store/product-schema'
import { z } from 'zod'
import type { FurnitureDoc } from '../../product/product-doc.ts'
import { RowError } from './row-error.ts'
import type { Cells } from './read-rows.ts'

const texts = z.record(z.string(), z.string())
const furniture = z.strictObject({
  model,
  options: texts,
  codes: texts.optional(),
  swatches: z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/)),
})

/** @throws {RowError} */
export function furnitureOf(cells: Cells): FurnitureDoc | undefined {
  const cell = cells['furniture_model']
  if (cell === undefined) return undefined
  try {
    const { codes, ...doc } = furniture.parse(JSON.parse(cell))
    return { ...doc, ...(codes ? { codes } : {}) }
  } catch {
    throw new RowError('furniture_model: is not the JSON of an export')
  }
}
