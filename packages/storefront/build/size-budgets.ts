// How much JavaScript the first page of a visit may load, in KiB of brotli: at most half a KiB more than it does. Lower them with it.
export const SIZE_BUDGETS = { home: 120.1, category: 128, product: 130.4 } as const

export type PageName = keyof typeof SIZE_BUDGETS

/** How many files that may be. */
export const MOST_FILES = 10

/** What is loaded with the document and before everything else: vike's router, and no React. */
export const ENTRY_BUDGET = 26
