// Exchanges about product types, replayed against a small shop with one product of every type.
import {
  bundleSelectionUid,
  customOptionUid,
  customValueUid,
  downloadLinkUid,
} from '../../product/option-uids.ts'
import type { Asked } from './asked.ts'
import type { Replay } from './replay.ts'

const bySku = async (sku: string): Promise<Asked> => ({ variables: { f: { sku: { eq: sku } } } })
const add = async (replay: Replay, ...cartItems: object[]): Promise<Asked> => ({
  variables: { cartId: await replay.emptyCart(), cartItems },
})

export const ASKED_OF_EVERY_TYPE: Record<string, (replay: Replay) => Promise<Asked>> = {
  'product.bundle': () => bySku('SET'),
  'product.grouped': () => bySku('ROOM'),
  'product.downloadable': () => bySku('PLAN'),
  'product.virtual': () => bySku('ASSEMBLY'),
  'addProductsToCart.bundle': (replay) =>
    add(replay, {
      sku: 'SET',
      quantity: 1,
      selected_options: [bundleSelectionUid(11, 111, 1), bundleSelectionUid(12, 121, 2)],
    }),
  'addProductsToCart.grouped': (replay) =>
    add(replay, { sku: 'BED-WHT-TWN', quantity: 1 }, { sku: 'PILLOW', quantity: 2 }),
  'addProductsToCart.downloadable': (replay) =>
    add(replay, { sku: 'PLAN', quantity: 1, selected_options: [downloadLinkUid(1)] }),
  'setGuestEmailOnCart.error.downloadableGuest': async (replay) => ({
    variables: {
      i: { cart_id: await replay.cartOf('PLAN', [downloadLinkUid(1)]), email: 'guest@example.com' },
    },
  }),
  'addProductsToCart.virtual': (replay) => add(replay, { sku: 'ASSEMBLY', quantity: 1 }),
  'addProductsToCart.customizable': (replay) =>
    add(replay, {
      sku: 'PLATE',
      quantity: 1,
      selected_options: [customValueUid(4, 10), customValueUid(6, 14)],
      entered_options: [{ uid: customOptionUid(1), value: 'ABC' }],
    }),
  'addProductsToCart.error.requiredCustomOption': (replay) => add(replay, { sku: 'PLATE', quantity: 1 }),
}
