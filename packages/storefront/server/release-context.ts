// Frees what a page was made of once it is sent.

/** V8 keeps what a getter of one object closes over until a full collection; vike gives the page context a getter of itself. */
export function release(pageContext: object): void {
  for (const key of Object.keys(pageContext)) Reflect.defineProperty(pageContext, key, { value: undefined })
}
