import { expect, it } from 'vitest'
import { formatterOf } from '../../platform/i18n/format.ts'
import { EN, FR } from '../../platform/i18n/testing/views.ts'
import { makeConfigurable } from '../testing/make-product.ts'
import { remainingVariants } from '../choosing/variant-selection.ts'
import { specRows } from './spec-rows.ts'

const product = makeConfigurable({
  assembled_length: 80,
  assembled_width: 57.5,
  assembled_height: 58,
  weight: 162,
  material: 'Solid birch',
  assembly: '',
} as never)

it('writes measures in both units, from the least to the most of the variants that are left', () => {
  const [variant] = remainingVariants(product, {})
  if (!variant) throw new Error('no variant')
  const wide = { ...variant, assembled_width: 62.5 }
  const widths = [
    specRows(product, [], formatterOf(EN)),
    specRows(product, [variant], formatterOf(FR)),
    specRows(product, [wide, variant, variant], formatterOf(EN)),
  ].map((rows) => rows.find((row) => row.label === 'product.spec.width')?.value)
  expect(widths).toEqual([
    '57.5\u00a0in (146\u00a0cm)',
    '42,5\u00a0po (108\u00a0cm)',
    '42.5\u00a0in (108\u00a0cm) – 62.5\u00a0in (159\u00a0cm)',
  ])
})

it('leaves out what the product does not say', () => {
  const rows = specRows(product, [], formatterOf(EN))
  expect(rows.map((row) => row.label)).toEqual([
    'product.spec.length',
    'product.spec.width',
    'product.spec.height',
    'product.spec.weight',
    'product.spec.material',
    'product.spec.sku',
  ])
  expect(rows[3]?.value).toBe('162\u00a0lb (73\u00a0kg)')
})

it("leaves out the numbers of another catalog's options", () => {
  const other = makeConfigurable({ material: '145,153' } as never)
  const labels = specRows(other, [], formatterOf(EN)).map((row) => row.label)
  expect(labels).not.toContain('product.spec.material')
})
