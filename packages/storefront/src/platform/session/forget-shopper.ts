// What this tab remembers of its shopper (typed addresses, the last order) ends with their session.

/** All keys of the shop in the tab's storage begin so. */
const OWN = 'loftwood.'

/** For whoever uses the tab next. */
export function forgetShopper(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OWN)) sessionStorage.removeItem(key)
  } catch {
    // Storage that cannot be used remembers nothing.
  }
}
