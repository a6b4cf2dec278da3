// Keeps the HTML of parts that pages show alike (src/shared/alike.tsx), by everything that decides what they look like: it is
// never wrong, only some day unused. As bytes, for that is how pages are sent.
import { LRUCache } from 'lru-cache'
import type { PageParts } from '../src/shared/page-context.d.ts'
import { PART_ELEMENT } from '../src/shared/part-element.ts'

/** Of keys and HTML; a tile has about 5,000 together. */
const MAX_BYTES = 16 * 1024 * 1024

const BEGIN = `<${PART_ELEMENT} data-part="`
const END = `</${PART_ELEMENT}>`

export interface PartsOfPage extends PageParts {
  /** The page's HTML without the marks around its parts, of which the new ones are kept. */
  finish: (html: string) => Buffer[]
}

/** Makes an empty store; it gives each page what to render its parts with. */
export function createPartStore(): () => PartsOfPage {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (html, key) => html.length + key.length,
  })
  return () => {
    const placed: { key: string; html: Buffer | undefined }[] = []

    /** @param piece of the page, from the number of a part to the next part */
    function finishPart(piece: string): Buffer[] {
      const [start, end] = [piece.indexOf('>') + 1, piece.indexOf(END)]
      const { key, html } = placed[Number.parseInt(piece, 10)] ?? {}
      const bytes = html ?? Buffer.from(piece.slice(start, end))
      if (key !== undefined && html === undefined) kept.set(key, bytes)
      return [bytes, Buffer.from(piece.slice(end + END.length))]
    }

    return {
      place(key) {
        const html = kept.get(key)
        const number = placed.push({ key, html }) - 1
        return { number, isKept: html !== undefined }
      },
      finish(html) {
        const [before = '', ...pieces] = html.split(BEGIN)
        return [Buffer.from(before), ...pieces.flatMap(finishPart)]
      },
    }
  }
}
