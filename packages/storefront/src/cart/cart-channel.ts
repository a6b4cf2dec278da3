// Notifies the shop's other tabs of a changed cart, so that they update badge and contents.

const CHANNEL = 'loftwood.cart'

export interface CartChannel {
  /** Notifies the other tabs only. */
  announce: () => void
  close: () => void
}

/** Listens for changes made in other tabs; without BroadcastChannel tabs are not synchronized. */
export function openCartChannel(onChange: () => void): CartChannel {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', onChange)
  return { announce: () => channel.postMessage('changed'), close: () => channel.close() }
}
