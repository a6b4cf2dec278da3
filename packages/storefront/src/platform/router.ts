// vike's router, which the browser loads when somebody is about to leave the first page: that page is hydrated without it
// (src/app/browser/first-page.ts). Everything that navigates by code goes through here.
import type { navigate as navigateNow, prefetch as prefetchNow } from 'vike/client/router'
import { ROUTER_WAIT_MS } from './constants.ts'
import { loadAhead } from './loading-ahead.ts'

interface Router {
  navigate: typeof navigateNow
  prefetch: typeof prefetchNow
}

let started: Promise<Router> | undefined
let isStarted = false

/** Whether the router sees to clicks and to the history by itself. */
export const isRouterStarted = (): boolean => isStarted

let takeFirstPage: () => void = () => undefined

/** Told by pages/+onHydrationEnd.ts: from now on the router knows the page that it leaves. */
export const onFirstPageTaken = (): void => takeFirstPage()

/** A router that does not get that far is none: links must lead somewhere. */
function firstPageTaken(): Promise<void> {
  return new Promise((resolve, reject) => {
    takeFirstPage = resolve
    setTimeout(() => reject(new Error('the router did not start')), ROUTER_WAIT_MS)
  })
}

/** The address of vike's entry, which server/document.ts leaves on a script element instead of starting it. */
function entryAddress(): string {
  const script = document.querySelector<HTMLScriptElement>('script[data-router]')
  return script?.dataset['router'] ?? ''
}

async function start(): Promise<Router> {
  // The next page reads its data: what asks for it comes along, not after.
  import('./data/browser-exchange.ts').catch(() => undefined)
  const [router] = await Promise.all([
    import('vike/client/router'),
    import(/* @vite-ignore */ entryAddress()) as Promise<unknown>,
    firstPageTaken(),
  ])
  isStarted = true
  return router
}

/** Loads and starts the router once; after a failure, e.g. without a connection, the next call tries again. */
export function startRouter(): Promise<Router> {
  started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

/** Opens an address of the shop; without a router the browser opens it by itself. */
export const navigate: typeof navigateNow = async (url, options) => {
  const router = await startRouter().catch(() => null)
  if (router) await router.navigate(url, options)
  else window.location.assign(url)
}

/** Loads the code of an address ahead. */
export function prefetch(url: string): Promise<void> {
  return loadAhead(async () => (await startRouter()).prefetch(url))
}
