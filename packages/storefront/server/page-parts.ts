// Keeps the HTML of parts that pages show alike (src/shared/alike.tsx), by everything that decides what they look like: it is
// never wrong, only some day unused. As bytes, for that is how pages are sent.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageParts } from '../src/shared/page-context.d.ts'
import { PART_ELEMENT } from '../src/shared/part-element.ts'

const BEGIN = `<${PART_ELEMENT} data-part="`
const END = `</${PART_ELEMENT}>`
/** React says before the page which pictures of it are to be loaded at once. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/
const SOURCES = /(?:imageSrcSet|href)="([^"]*)"/

/** What a picture's own HTML says of its files. */
const sourcesOf = (preload: string) => SOURCES.exec(preload)?.[1] ?? preload

/** Each preload once, in the order of the pictures in the HTML, as React has them. */
function inOrder(preloads: Iterable<string>, html: Buffer): string[] {
  return [...new Set(preloads)]
    .map((link) => ({ link, place: html.indexOf(sourcesOf(link)) }))
    .sort((left, right) => left.place - right.place)
    .map(({ link }) => link)
}

interface Part {
  html: Buffer
  /** The preloads that its pictures ask for. */
  preloads: string[]
}

/** A part of the page that is being put together. */
interface Open {
  key?: string
  kept?: Part | undefined
  pieces: Buffer[]
  /** Of the parts inside. */
  preloads: string[]
}

const opened = (part: Pick<Open, 'key' | 'kept'> = {}): Open => ({ ...part, pieces: [], preloads: [] })

export interface PartsOfPage extends PageParts {
  /** The page's HTML without the marks around its parts, of which the new ones are kept. */
  finish: (html: string) => Buffer[]
}

/** What JSON says of an object, in short; answers that are asked for again are the same object, and read once. */
const digests = new WeakMap<object, string>()

function digestOf(value: unknown): string {
  const text = () => JSON.stringify(value) ?? ''
  if (typeof value !== 'object' || value === null) return text()
  const digest = digests.get(value) ?? hash('sha256', text(), 'base64url')
  digests.set(value, digest)
  return digest
}

/**
 * Makes an empty store; it gives each page what to render its parts with, and is told what all of them depend on.
 * @param maxBytes of keys and HTML; a tile has about 5,000, the body of a page 90,000
 */
export function createPartStore(maxBytes: number): (about?: unknown) => PartsOfPage {
  const store = new LRUCache<string, Part>({
    maxSize: maxBytes,
    sizeCalculation: ({ html, preloads }, key) => html.length + preloads.join('').length + key.length,
  })

  /** Puts the innermost part into the one around it. @param said what React says of the page */
  function close(open: Open[], said: readonly string[]): void {
    const { key = '', kept, pieces, preloads } = open.pop() ?? opened()
    const html = kept?.html ?? Buffer.concat(pieces)
    const own = kept ? [] : said.filter((link) => html.includes(sourcesOf(link)))
    const part = kept ?? { html, preloads: [...own, ...preloads] }
    if (!kept) store.set(key, part)
    const around = open.at(-1)
    around?.pieces.push(html)
    around?.preloads.push(...part.preloads)
  }

  return (about) => {
    const placed: Pick<Open, 'key' | 'kept'>[] = []
    return {
      place(by) {
        const key = [about, ...by].map(digestOf).join(' ')
        const kept = store.get(key)
        return { number: placed.push({ key, kept }) - 1, isKept: kept !== undefined }
      },
      finish(html) {
        const [links = ''] = PRELOADS.exec(html) ?? []
        const said = links.match(/<link[^>]*>/g) ?? []
        const page = opened()
        const open = [page]
        for (const [index, piece] of html.slice(links.length).split(BEGIN).entries()) {
          if (index > 0) open.push(opened(placed[Number.parseInt(piece, 10)]))
          const texts = piece.slice(index > 0 ? piece.indexOf('>') + 1 : 0).split(END)
          for (const [ended, text] of texts.entries()) {
            if (ended > 0) close(open, said)
            open.at(-1)?.pieces.push(Buffer.from(text))
          }
        }
        const body = Buffer.concat(page.pieces)
        return [Buffer.from(inOrder([...said, ...page.preloads], body).join('')), body]
      },
    }
  }
}
