// The page at an address of the back end.

/** What the look-up of a path found. */
export type Routed =
  | { kind: 'category'; uid: string; path: string }
  | { kind: 'product'; sku: string }
  | { kind: 'content'; identifier: string }
