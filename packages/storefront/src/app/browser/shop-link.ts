// Which links lead to another page of the shop, without loading a document.

/** The link that an event is about; null when the browser is to follow it by itself. */
export function shopLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.rel === 'external') return null
  if (link.dataset['vike'] === 'false' || link.target === '_blank' || link.hasAttribute('download'))
    return null
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere && link.hash !== '' ? null : link
}
