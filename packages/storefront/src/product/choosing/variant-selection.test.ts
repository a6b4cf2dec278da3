import { describe, expect, it } from 'vitest'
import { makeConfigurable, uidOf } from '../testing/make-product.ts'
import {
  chosenVariant,
  initialSelection,
  openGroups,
  picturedVariant,
  remainingVariants,
  selectionFromQuery,
  selectionToQuery,
  valueStates,
} from './variant-selection.ts'

const product = makeConfigurable()
const natural = uidOf('color', 801)
const espresso = uidOf('color', 803)
const twin = uidOf('att_bed_size', 821)
const full = uidOf('att_bed_size', 823)

describe('chosenVariant', () => {
  it('is the variant once every group has a value', () => {
    expect(chosenVariant(product, { color: espresso })).toBeNull()
    expect(chosenVariant(product, { color: espresso, att_bed_size: twin })?.sku).toBe('BED-803-821')
  })

  it('is null for a combination that is not made', () => {
    expect(chosenVariant(product, { color: espresso, att_bed_size: full })).toBeNull()
  })
})

describe('picturedVariant', () => {
  it('follows the finish before the size is chosen', () => {
    expect(picturedVariant(product, {})).toBeNull()
    expect(picturedVariant(product, { color: espresso })?.sku).toBe('BED-803-821')
    expect(picturedVariant(product, { color: natural, att_bed_size: full })?.sku).toBe('BED-801-823')
  })
})

describe('valueStates', () => {
  it('marks sold-out and impossible values by what is chosen in the other groups', () => {
    const none = valueStates(product, {})
    expect(none.get(espresso)).toBe('available')
    expect(none.get(full)).toBe('sold-out')

    expect(valueStates(product, { color: espresso }).get(full)).toBe('impossible')
    expect(valueStates(product, { color: natural }).get(full)).toBe('sold-out')
  })

  it('lets the shopper change a choice within its own group', () => {
    const states = valueStates(product, { color: espresso, att_bed_size: twin })
    expect(states.get(natural)).toBe('available')
    expect(states.get(espresso)).toBe('available')
  })
})

describe('the URL', () => {
  it('carries the option numbers there and back', () => {
    const selection = { color: espresso, att_bed_size: twin }
    const query = selectionToQuery(product, selection)
    expect(query).toEqual({ color: '803', att_bed_size: '821' })
    expect(selectionFromQuery(product, query)).toEqual(selection)
  })

  it('drops what the product does not have or does not make', () => {
    expect(selectionFromQuery(product, { color: '999', utm: 'x' })).toEqual({})
    expect(selectionFromQuery(product, { color: '803', att_bed_size: '823' })).toEqual({ color: espresso })
  })
})

describe('before a choice', () => {
  it('takes the only value of a group by itself', () => {
    const [color, size] = makeConfigurable().configurable_options ?? []
    const single = makeConfigurable({
      configurable_options: [
        color ?? null,
        size ? { ...size, values: size.values?.slice(0, 1) ?? null } : null,
      ],
    })
    expect(initialSelection(single)).toEqual({ att_bed_size: twin })
    expect(openGroups(single, initialSelection(single)).map((group) => group.code)).toEqual(['color'])
  })

  it('lists the groups that remain', () => {
    expect(remainingVariants(product, { color: natural }).map((variant) => variant.sku)).toEqual([
      'BED-801-821',
      'BED-801-823',
    ])
  })
})
