// The shop's service worker: caches built files for the next visit, and an offline page.
// It never caches pages or answers of the shop: prices and stock come from the server only.
const FILES = 'files-1'
const OFFLINE = ['/offline.html', '/offline-fr.html', '/offline.css', '/favicon.svg']

/** The offline page in both languages, that of the wanted page first. */
const offlinePage = ({ pathname }) => (/^\/fr(?:\/|$)/.test(pathname) ? '/offline-fr.html' : '/offline.html')
/** Bounds the cache, so that new files evict old ones. */
const MAX_FILES = 150

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((cache) => cache.addAll(OFFLINE))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const forget = (names) => names.filter((name) => name !== FILES).map((name) => caches.delete(name))
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(forget(names)))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  // The server must see that a person opens this link, which a request of a worker does not say.
  if (url.pathname.endsWith('/checkout/continue')) return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(offlinePage(url))))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(keptFile(request))
  } else if (OFFLINE.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)))
  }
})

/** Hashed files never change. */
async function keptFile(request) {
  const cache = await caches.open(FILES)
  const cached = await cache.match(request)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone())
    await prune(cache)
  }
  return response
}

/** Evicts the oldest files, but never those of the offline page. */
async function prune(cache) {
  const requests = await cache.keys()
  const files = requests.filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
  await Promise.all(files.slice(0, Math.max(0, files.length - MAX_FILES)).map((file) => cache.delete(file)))
}
