// Tells the shop's other tabs that the cart has changed, so that badge and contents follow everywhere.

const CHANNEL = 'loftwood.cart'

export interface CartChannel {
  /** Tells the other tabs; this one already knows. */
  announce: () => void
  close: () => void
}

/** Listens for changes made in other tabs; without BroadcastChannel each tab is on its own. */
export function openCartChannel(onChange: () => void): CartChannel {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', onChange)
  return { announce: () => channel.postMessage('changed'), close: () => channel.close() }
}
