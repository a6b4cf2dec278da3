// A pending quantity: the newest one is sent after a pause, and reverted when it is refused.

interface PendingQuantityOptions {
  /** Pause after the last change, in milliseconds. */
  delayMs: number
  /** Sends the quantity; rejects when the back end refuses it. */
  send: (quantity: number) => Promise<unknown>
  /** The pending quantity to show; null when the back end's quantity is current again. */
  onWish: (quantity: number | null) => void
  onError: (error: unknown) => void
}

export interface PendingQuantity {
  /** Ignored unless more than 0. */
  readonly wish: (quantity: number) => void
  /** Sends the pending quantity at once, e.g. before the page is left. */
  flush: () => void
}

/** Debounces one line's quantity; while a request is in flight, a newer quantity waits. */
export function pendingQuantity(options: PendingQuantityOptions): PendingQuantity {
  let target: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false

  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (target === null || isSending) return
    const quantity = target
    isSending = true
    try {
      await options.send(quantity)
    } catch (error) {
      if (target === quantity) options.onError(error)
    }
    isSending = false
    if (target === quantity) settle()
    else if (timer === undefined) await send()
  }

  function settle() {
    target = null
    options.onWish(null)
  }

  return {
    wish: (quantity) => {
      if (!(quantity > 0)) return
      target = quantity
      options.onWish(quantity)
      clearTimeout(timer)
      timer = setTimeout(() => void send(), options.delayMs)
    },
    flush: () => {
      if (timer !== undefined) void send()
    },
  }
}
