// Apple's viewer: a link with `rel="ar"` around a picture opens the file at once, without a page or a library.

/** Must be called while the press is handled. */
export function openQuickLook(path: string): void {
  const link = document.createElement('a')
  link.rel = 'ar'
  // The piece cannot be scaled: its size is what the shopper wants to see.
  link.href = `${path}#allowsContentScaling=0`
  link.append(document.createElement('img'))
  link.click()
}
