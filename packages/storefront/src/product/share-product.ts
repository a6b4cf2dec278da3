// Shares the current page.

/** The outcome; `shared` also when the shopper cancels. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/** Opens the device's share dialog, else copies the link. */
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
