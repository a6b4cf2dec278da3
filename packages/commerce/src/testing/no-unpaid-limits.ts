/** All orders of a test come from one address: limits meant for one visitor must not meet them. */
export const NO_UNPAID_LIMITS = { UNPAID_ORDERS: '0', UNPAID_PIECES: '0' }
