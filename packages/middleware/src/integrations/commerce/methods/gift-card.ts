// Methods of gift cards: paying with them, and what is left on them.
import {
  ApplyGiftCardToCartDocument,
  GiftCardAccountDocument,
  RemoveGiftCardFromCartDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { cartId, requiredText } from './inputs.ts'
import { input, method } from './method.ts'

const code = requiredText(64)
const example = { gift_card_code: 'LOFT-0000-0000-0000' }

export const giftCardMethods = {
  applyGiftCardToCart: method({
    summary: 'Pays with a gift card, as far as it goes.',
    example: [example],
    document: ApplyGiftCardToCartDocument,
    args: input(z.strictObject({ cart_id: cartId, gift_card_code: code })),
    cart: { path: ['input', 'cart_id'], whenMissing: 'fail' },
    limit: 'coupon',
  }),
  removeGiftCardFromCart: method({
    summary: 'Takes a gift card off.',
    example: [example],
    document: RemoveGiftCardFromCartDocument,
    args: input(z.strictObject({ cart_id: cartId, gift_card_code: code })),
    cart: { path: ['input', 'cart_id'], whenMissing: 'fail' },
  }),
  giftCardAccount: method({
    summary: 'What is left on a gift card.',
    example: [example],
    document: GiftCardAccountDocument,
    args: input(z.strictObject({ gift_card_code: code })),
    limit: 'coupon',
  }),
}
