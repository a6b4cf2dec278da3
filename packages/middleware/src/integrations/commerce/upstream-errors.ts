// How the middleware recognises a user error. The embedded back end names it by `extensions.code`. A Magento only has a category,
// which several user errors share, and a translated message, which is not evaluated: then the match is `possible`.
import type { GraphQLAnswer } from './graphql-answer.ts'

interface Marks {
  codes: readonly string[]
  categories: readonly string[]
}

const USER_ERRORS = {
  /** The cart does not exist, is ordered already or belongs to another customer. A Magento responds the same to a missing coupon. */
  cartGone: {
    codes: ['CART_NOT_FOUND', 'CART_NOT_ACTIVE', 'CART_NOT_OWN'],
    categories: ['graphql-no-such-entity', 'graphql-authorization'],
  },
  /** The cart does not exist any more, whoever reads it: without a token another customer's is refused too. */
  cartEnded: { codes: ['CART_NOT_FOUND', 'CART_NOT_ACTIVE'], categories: ['graphql-no-such-entity'] },
  /** The cart belongs to a customer, and the caller is another customer or a guest. */
  cartOfCustomer: { codes: ['CART_NOT_OWN'], categories: ['graphql-authorization'] },
  guestWishlistGone: { codes: ['WISHLIST_GONE'], categories: ['graphql-no-such-entity'] },
  tokenDead: { codes: ['BAD_TOKEN'], categories: [] },
  /** A Magento responds the same to a dead token, a wrong password and another customer's address. */
  noCustomer: {
    codes: ['BAD_TOKEN', 'NOT_AUTHORIZED'],
    categories: ['graphql-authentication', 'graphql-authorization'],
  },
  renewalRefused: {
    codes: ['REMEMBER_ME_INVALID'],
    categories: ['graphql-authentication', 'graphql-authorization', 'graphql-no-such-entity'],
  },
  busy: { codes: ['BUSY'], categories: ['graphql-unavailable'] },
} as const satisfies Record<string, Marks>

/** Whether the response is a user error for this reason: `certain` by its code, `possible` by its category when it has no code. */
export function refusedFor(
  answer: GraphQLAnswer | undefined,
  why: keyof typeof USER_ERRORS,
): 'certain' | 'possible' | undefined {
  const { codes, categories }: Marks = USER_ERRORS[why]
  const extensions = answer?.errors?.map((error) => error.extensions ?? {}) ?? []
  if (extensions.some(({ code = '' }) => codes.includes(code))) return 'certain'
  const isPossible = extensions.some(
    ({ code, category = '' }) => code === undefined && categories.includes(category),
  )
  return isPossible ? 'possible' : undefined
}
