// The business constants of the product; docs/product.md says what they mean.

/** Page sizes: listings by facets and by search term, the choices, the menu, search on phones, lists of the account. */
export const PAGE_SIZE = {
  facets: 14,
  term: 10,
  options: [10, 14, 50],
  menu: 20,
  mobileSearch: 6,
  account: 10,
} as const

/** Wishlists: items on a page; everything; beyond that many, the count and a margin. */
export const WISHLIST_PAGE = { size: 20, all: 1_000_000, margin: 10 } as const

/** Notices: how many at once, and how long one stays that does not persist. */
export const NOTICE = { maxVisible: 3, timeoutMs: 3000 } as const

/** The bar under the address line while a page loads. */
export const LOADING_BAR = { throttleMs: 200, durationMs: 5000, stepWithBoth: 30, stepWithOne: 45 } as const

/** How long the pointer rests on a menu entry before its panel opens. */
export const MENU_HOVER_MS = 150

/** Pictures of a product's gallery at most. */
export const GALLERY_LIMIT = 12

/** Most pieces in the form without script: larger orders are taken by telephone. */
export const MAX_FORM_QUANTITY = 99

/** A changed quantity is sent after this pause. */
export const QUANTITY_DEBOUNCE_MS = 1000

/** Debounce of suggestions after the last key. */
export const SUGGEST_DEBOUNCE_MS = 200

/** Deadline after which a page's code loads, even if its pictures have not. */
export const CODE_WAIT_MS = 3000

/** The code that measures pages loads at the first use of one, at the latest after this. */
export const REPORTS_WAIT_MS = 10_000

/** A missing chunk reloads the page once in this time at most. */
export const CHUNK_RELOAD_GUARD_MS = 60_000

/** Life of the cookies of locale, store and currency. */
export const LOCALE_COOKIE_DAYS = 365

/** Country of the postal codes and provinces by which the shop delivers. */
export const HOME_COUNTRY = 'CA'

/** Country when the store configuration names none. */
export const DEFAULT_COUNTRY = 'US'

/** Widths in CSS pixels from which a layout holds; the shell is mobile below `lg`. */
export const BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

/** Code of a page that may be opened is loaded when the browser has time, at the latest after this. */
export const PREFETCH_WAIT_MS = 2000
