/** The cart id that means the session's own cart: the middleware puts in the id of its cookie. */
export const SESSION_CART = ''
