// What the error page is told of a product that the back end does not show while it is sold out.

export interface SoldOut {
  /** Of its address: what is like it is found by them. */
  words: string
}

/** The reason of vike's abort, if it is this one. */
export function soldOutOf(reason: unknown): SoldOut | undefined {
  return typeof reason === 'object' && reason !== null && 'words' in reason ? (reason as SoldOut) : undefined
}

const AT_MOST = 8

export const alikeVariables = ({ words }: SoldOut) => ({ search: words, pageSize: AT_MOST, currentPage: 1 })
