// That a customer's session ended in the checkout, stored for the tab: after a reload the cart is still in the account.

const STORAGE_KEY = 'loftwood.session-ended'
type MarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function markEnded(storage: MarkStorage): void {
  try {
    storage.setItem(STORAGE_KEY, '1')
  } catch {
    // Without storage a reload starts over.
  }
}

export function readEnded(storage: MarkStorage): boolean {
  try {
    return storage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}

export function clearEnded(storage: MarkStorage): void {
  try {
    storage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}
