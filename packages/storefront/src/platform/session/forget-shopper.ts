// Removes the shopper's data from the tab's storage (draft addresses, the last order) when the session ends.

/** Prefix of all keys of the shop in the tab's storage. */
const OWN = 'loftwood.'

/** Protects the shopper's data from the next user of the tab. */
export function forgetShopper(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OWN)) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
