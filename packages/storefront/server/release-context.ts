// Frees what a page was made of once it is sent.

/**
 * vike gives the page context a getter whose function refers to the page context. V8 frees it, with all that it refers to, only
 * when it collects its whole heap, so it is emptied before.
 */
export function release(pageContext: object): void {
  for (const key of Object.keys(pageContext)) Reflect.defineProperty(pageContext, key, { value: undefined })
}
