// When the page's code is loaded: first the shopper sees the page, then it comes alive. Text, fonts and pictures have the
// line and the processor for themselves until the page is shown, unless somebody acts on it before.
import { CODE_WAIT_MS } from '../../platform/constants.ts'
import { FIRST_FILES_META } from '../../platform/first-files-meta.ts'

/** What a visitor does to a page; what is looked at only needs no code. */
const ACTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input'] as const

/** The frame that is being made is on the screen. */
function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** The document and the pictures it shows first are there. */
function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }))
}

function actedOn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const act of ACTS) window.addEventListener(act, () => resolve(), { signal, passive: true })
  })
}

const waited = () => new Promise<void>((resolve) => setTimeout(resolve, CODE_WAIT_MS))

/** The files that the page is made of; the browser would find out one after another. */
function firstFiles(): string[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_FILES_META}"]`)
  return meta?.content.split(' ') ?? []
}

function preload(href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href })
  document.head.append(link)
}

/** Resolves when the page's code may be loaded, which begins with fetching its files side by side. */
export async function pageWanted(): Promise<void> {
  const files = firstFiles()
  if (files.length === 0) return painted()
  const listening = new AbortController()
  await Promise.race([loaded().then(painted), actedOn(listening.signal), waited()])
  listening.abort()
  files.forEach(preload)
}
