// How much JavaScript the first page of a visit may load, in KiB of brotli. What is printed after each build should stay a few
// KiB below.
export const SIZE_BUDGETS = { home: 138, category: 144, product: 150 } as const

export type PageName = keyof typeof SIZE_BUDGETS
