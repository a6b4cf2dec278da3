// The scroll position in local storage: stored before each route change, removed when a layout mounts (docs/product.md, Layout).

const KEY = 'scroll-position'

/** Without storage the position is not saved. */
function quietly(change: (storage: Storage) => void): void {
  try {
    change(localStorage)
  } catch {
    // Optional, so errors are ignored.
  }
}

/** Notes where the page stands. */
export const storeScrollPosition = () =>
  quietly((storage) =>
    storage.setItem(KEY, JSON.stringify({ path: location.pathname, top: Math.round(scrollY) })),
  )

/** The page has arrived. */
export const forgetScrollPosition = () => quietly((storage) => storage.removeItem(KEY))
