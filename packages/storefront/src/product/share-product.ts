// Tells somebody of the page that is open.

/** What came of it; `shared` also when the shopper thought better of it. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/** Asks the device, else copies the link. */
export async function shareProduct(title: string): Promise<ShareOutcome> {
  const { href: url } = window.location
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
