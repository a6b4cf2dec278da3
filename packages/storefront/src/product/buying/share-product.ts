// Shares the current page.

/** What there is to say of it. */
const OUTCOMES = {
  copied: { type: 'success', text: 'product.linkCopied' },
  failed: { type: 'warning', text: 'product.linkFailed' },
} as const

/** Opens the device's share dialog, which says itself what came of it, else copies the link. */
export async function shareProduct(title: string) {
  const { href: url } = window.location
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return undefined
    } catch (error) {
      // The shopper has cancelled it.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return OUTCOMES.copied
  } catch {
    return OUTCOMES.failed
  }
}
