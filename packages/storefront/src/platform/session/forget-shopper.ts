// Removes the shopper's data from the browser's storage (draft addresses, the last order, a payment at PayPal) when the
// session ends.

/** Prefixes of keys: all of the shop in the tab's storage, and what is about one shopper in that of all tabs. */
const OWN = 'loftwood.'
const OWN_OF_SHOPPER = 'loftwood.shopper.'

/** Protects the shopper's data from the next user of the browser. */
export function forgetShopper(): void {
  try {
    removeFrom(sessionStorage, OWN)
    removeFrom(localStorage, OWN_OF_SHOPPER)
  } catch {
    // Without storage there is nothing to remove.
  }
}

function removeFrom(storage: Storage, prefix: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}
