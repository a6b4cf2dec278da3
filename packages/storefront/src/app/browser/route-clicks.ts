// Until the router is there: links that are clicked start it, and going back into pages of a router that is gone loads anew.
import { isRouterStarted, navigate } from '../../platform/router.ts'
import { shopLink } from './shop-link.ts'

/** Opens in this tab, by the left button alone. */
const isPlain = ({ button, ctrlKey, shiftKey, altKey, metaKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !shiftKey && !altKey && !metaKey

function onClick(event: MouseEvent): void {
  if (isRouterStarted() || event.defaultPrevented || !isPlain(event)) return
  const link = shopLink(event.target)
  if (!link) return
  event.preventDefault()
  // The router may begin to listen in this very moment.
  event.stopImmediatePropagation()
  const keepScrollPosition = link.getAttribute('keep-scroll-position') === 'true'
  void navigate(link.pathname + link.search + link.hash, { keepScrollPosition })
}

/** Entries of the history that a router made carry its mark, also after the page was loaded again. */
function onPopState({ state }: PopStateEvent): void {
  const isRouted = typeof state === 'object' && state !== null && 'vike' in state
  if (isRouted && !isRouterStarted()) window.location.reload()
}

/** Listens for the rest of the page's life. */
export function routeClicks(): void {
  document.addEventListener('click', onClick)
  window.addEventListener('popstate', onPopState)
}
