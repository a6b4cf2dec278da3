import { describe, expect, it } from 'vitest'
import { boughtFits, hasAllCartons, type BoughtLine } from './bought-lines.ts'
import type { FitProduct } from './fit-products.ts'

const bed = {
  __typename: 'ConfigurableProduct',
  sku: 'BED',
  url_key: 'bed',
  fit_beds: 'upper twin 7 400; lower twin 10 400',
  fit_guard_rail: 11,
  fit_cartons: '79x14x7 88',
  variants: [
    { product: { sku: 'BED-FULL', fit_beds: 'upper full 7 400', fit_cartons: '79x20x7 99; 60x20x7 50' } },
    { product: { sku: 'BED-TWIN' } },
  ],
} as unknown as FitProduct

const set = (own: object = {}) =>
  ({
    __typename: 'BundleProduct',
    sku: 'SET',
    url_key: 'set',
    ...own,
    items: [
      {
        options: [
          {
            uid: btoa('bundle/1/1/1'),
            product: { name: 'Bed', fit_beds: 'lower twin 10 400', fit_cartons: '79x14x7 88' },
          },
        ],
      },
      {
        options: [
          {
            uid: btoa('bundle/2/6/1'),
            product: { name: 'Six', fit_mattress: 'twin 6 200', fit_cartons: '40x15x15 31' },
          },
        ],
      },
    ],
  }) as unknown as FitProduct

const line = (change: Partial<BoughtLine> = {}): BoughtLine => ({
  id: '1',
  name: 'A bed',
  key: 'BED',
  variantSku: 'BED-TWIN',
  quantity: 1,
  parts: [],
  ...change,
})

describe('a line of a cart or an order', () => {
  it('is what its variant says, and what the product says where the variant does not', () => {
    const [twin, full] = boughtFits([line(), line({ variantSku: 'BED-FULL' })], [bed])
    expect(twin?.places).toMatchObject([{ size: 'twin' }, { size: 'twin' }])
    expect(twin?.cartons).toHaveLength(1)
    expect(full?.places).toMatchObject([{ size: 'full' }])
    expect(full?.cartons).toHaveLength(2)
  })

  it('is found by the address of its product too, and left out when the product is gone', () => {
    expect(boughtFits([line({ key: 'bed' })], [bed])).toHaveLength(1)
    expect(boughtFits([line({ key: 'GONE' })], [bed])).toEqual([])
  })

  it('has all cartons, unless one that is sent has none or is not found', () => {
    const plain = (sku: string, typename: string) =>
      ({ __typename: typename, sku, url_key: sku.toLowerCase() }) as unknown as FitProduct
    const products = [bed, plain('CARD', 'GiftCardProduct'), plain('LAMP', 'SimpleProduct')]
    const isWhole = (...keys: string[]) =>
      hasAllCartons(
        boughtFits(
          keys.map((key) => line({ key })),
          products,
        ),
        keys.length,
      )
    expect(isWhole('BED', 'CARD')).toBe(true)
    expect(isWhole('BED', 'LAMP')).toBe(false)
    expect(isWhole('BED', 'GONE')).toBe(false)
  })

  it('is what was chosen of a set, by uid whatever its quantity, or by name', () => {
    const chosen = line({
      key: 'SET',
      parts: [
        { uid: btoa('bundle/1/1/1'), name: 'Any', quantity: 1 },
        { uid: btoa('bundle/2/6/2'), name: 'Any', quantity: 2 },
      ],
    })
    const [fit] = boughtFits([chosen], [set()])
    expect(fit?.places).toHaveLength(1)
    expect(fit?.included).toHaveLength(2)
    expect(fit?.cartons).toHaveLength(3)
    const [ordered] = boughtFits([line({ key: 'set', parts: [{ name: 'Six', quantity: 1 }] })], [set()])
    expect(ordered?.included).toMatchObject([{ size: 'twin', thickness: 6 }])
  })

  it('is what a set says of itself where its parts do not', () => {
    const own = { fit_beds: 'upper twin 7 400; lower twin 10 400', fit_cartons: '80x15x7 90' }
    const [fit] = boughtFits([line({ key: 'SET' })], [set(own)])
    expect(fit?.places).toHaveLength(2)
    expect(fit?.cartons).toHaveLength(1)
  })
})
