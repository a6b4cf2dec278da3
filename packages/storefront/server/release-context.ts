// Frees what a page was made of once it is sent.

/** V8 keeps an object that was a prototype until a full collection; vike-react makes the page context one. */
export function release(pageContext: object): void {
  for (const key of Object.keys(pageContext)) Reflect.defineProperty(pageContext, key, { value: undefined })
}
