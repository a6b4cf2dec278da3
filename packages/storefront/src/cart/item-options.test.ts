import type { CartItemFragment } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { itemOptions } from './item-options.ts'

const line = (item: object) => item as CartItemFragment

it('shows the chosen options of a line', () => {
  const bed = line({
    __typename: 'ConfigurableCartItem',
    configurable_options: [{ option_label: 'Finish', value_label: 'Espresso' }, null],
    customizable_options: [{ label: 'Engraving', values: [{ label: '', value: 'Léa' }] }],
  })
  expect(itemOptions(bed)).toEqual([
    { label: 'Finish', value: 'Espresso' },
    { label: 'Engraving', value: 'Léa' },
  ])
  const set = line({
    __typename: 'BundleCartItem',
    bundle_options: [{ label: 'Mattress', values: [{ label: 'Boréal', quantity: 2 }, null] }],
  })
  expect(itemOptions(set)).toEqual([{ label: 'Mattress', value: '2 × Boréal' }])
  const card = line({ __typename: 'GiftCardCartItem', recipient_name: 'Léa', message: null })
  expect(itemOptions(card)).toEqual([{ label: '', value: 'Léa' }])
  const plans = line({ __typename: 'DownloadableCartItem', links: [{ title: 'Plans' }] })
  expect(itemOptions(plans)).toEqual([{ label: '', value: 'Plans' }])
  expect(itemOptions(line({ __typename: 'SimpleCartItem' }))).toEqual([])
})
