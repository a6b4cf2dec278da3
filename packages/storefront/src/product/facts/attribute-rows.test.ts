import type { ProductAttributesQuery } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { attributeRows } from './attribute-rows.ts'

/** What a 2.4.7-p3 says of a tee, shortened. */
const recorded = {
  products: {
    items: [
      {
        uid: 'MTU2Mg==',
        custom_attributesV2: {
          items: [
            {
              __typename: 'AttributeSelectedOptions',
              code: 'material',
              selected_options: [{ label: 'LumaTech™' }, { label: 'Wool' }],
            },
            { __typename: 'AttributeValue', code: 'care', value: '<p>Wash at 30&nbsp;°C</p>' },
            { __typename: 'AttributeSelectedOptions', code: 'pattern', selected_options: [] },
            { __typename: 'AttributeValue', code: 'hidden', value: 'x' },
          ],
        },
      },
    ],
  },
  attributesList: {
    items: [
      { code: 'material', label: 'Material' },
      { code: 'care', label: 'Care' },
      { code: 'pattern', label: 'Pattern' },
    ],
  },
}

it('shows labels of options, and texts as plain text', () => {
  expect(attributeRows(recorded as unknown as ProductAttributesQuery)).toEqual([
    { code: 'material', label: 'Material', value: 'LumaTech™, Wool' },
    { code: 'care', label: 'Care', value: 'Wash at 30 °C' },
  ])
})

it('has nothing to show where that part failed', () => {
  expect(attributeRows(undefined)).toEqual([])
})
