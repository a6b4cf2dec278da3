/** Stands for the session's cart: the middleware puts the id of its cookie in its place. */
export const SESSION_CART = ''
