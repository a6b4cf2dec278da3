// The service worker: caches files for offline use, and reports new versions of the shop.
import type { Voice } from '../../platform/notices.ts'

/** Registers it; a browser without service workers, or one that refuses, gets a message in its console. */
export async function registerServiceWorker({ t, notify }: Voice): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    // oxlint-disable-next-line eslint/no-console -- docs/product.md, Scripts of others: this text is for the console
    console.log('serviceWorker is not supported in current browser!')
    return
  }
  const report = () =>
    notify({ type: 'info', message: t('update.ready'), title: t('update.title'), persist: true })
  // The very first worker is no update.
  if (navigator.serviceWorker.controller) navigator.serviceWorker.addEventListener('controllerchange', report)
  // Private windows of some browsers refuse: the shop works all the same.
  await navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined)
}
