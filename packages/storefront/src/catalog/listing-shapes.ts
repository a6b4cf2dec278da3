// What the parameters of a listing's address may be. Apart from the listing: every page reads addresses.
import { PAGE_SIZE } from '../platform/constants.ts'

/** Values of one filter at most. */
export const MAX_VALUES = 30
export const MAX_TERM_LENGTH = 100

export const SHAPES = {
  filterValue: /^[\w.=+/-]{1,60}$/,
  price: /^\d{1,7}(?:\.\d{1,2})?$/,
  /** Whole inches, those of `CEILING` in fit/my-home/my-home.ts. */
  ceiling: /^(?:7[2-9]|[89]\d|1[0-3]\d|14[0-4])$/,
  sort: /^([a-z]\w{0,59})_(ASC|DESC)$/,
  page: /^[1-9]\d{0,2}$/,
  size: new RegExp(`^(?:${PAGE_SIZE.options.join('|')})$`),
  view: /^list$/,
} as const
