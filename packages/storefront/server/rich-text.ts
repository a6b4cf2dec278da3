// Sanitizes HTML from the back end, for rendered pages and for the browser: lists the operations with HTML, its
// place in their answers, and the allowed elements.
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { pictureSrcSet, pictureUrl } from '../src/platform/media/picture-sizes.ts'

/** Operation -> paths of its HTML fields; `*` is every entry of a list. */
const HTML_FIELDS: Readonly<Record<string, readonly string[]>> = {
  cmsBlocks: ['cmsBlocks.items.*.content'],
  cmsPage: ['cmsPage.content'],
  checkoutAgreements: ['checkoutAgreements.*.content'],
  categories: ['categories.items.*.description', 'categories.items.*.cms_block.content'],
  productDetails: ['products.items.*.description.html', 'products.items.*.short_description.html'],
}

/** Running text is about this wide. */
const TEXT_PICTURE_WIDTH = 720

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags.filter((tag) => tag !== 'h1'),
    'img',
    'picture',
    'source',
    'details',
    'summary',
    'figure',
    'figcaption',
  ],
  allowedAttributes: {
    '*': ['id', 'class', 'lang', 'title', 'aria-label', 'aria-hidden'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'type', 'media'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    details: ['open', 'name'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { h1: 'h2', img: servedPicture },
}

/** Pictures in texts use the picture route, like all others. */
function servedPicture(tagName: string, { src = '', ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (!src.includes('/media/')) return { tagName, attribs: { ...attribs, src } }
  const served = { src: pictureUrl(src, TEXT_PICTURE_WIDTH), srcset: pictureSrcSet(src, 'bannerMobile') }
  return {
    tagName,
    attribs: { loading: 'lazy', ...attribs, ...served, sizes: '(min-width: 42rem) 42rem, 100vw' },
  }
}

/** The same texts come with every view, so sanitized ones are cached: at most 4 million characters. */
const cache = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
})

/** Removes everything that could run script, and styles. */
export function cleanHtml(html: string): string {
  const cached = cache.get(html)
  if (cached !== undefined) return cached
  const clean = sanitizeHtml(html, ALLOWED)
  cache.set(html, clean)
  return clean
}

/** Whether an operation's answer may hold HTML. */
export const carriesHtml = (operation: string): boolean => operation in HTML_FIELDS

/** Cleans the HTML fields of an operation's answer in place. */
export function cleanAnswer(operation: string, answer: unknown): void {
  for (const path of HTML_FIELDS[operation] ?? []) cleanAt(answer, ['data', ...path.split('.')])
}

function cleanAt(node: unknown, [name, ...rest]: string[]): void {
  if (typeof node !== 'object' || node === null || name === undefined) return
  const fields = node as Record<string, unknown>
  if (name === '*') {
    for (const entry of Object.values(fields)) cleanAt(entry, rest)
  } else if (rest.length > 0) {
    cleanAt(fields[name], rest)
  } else if (typeof fields[name] === 'string') {
    fields[name] = cleanHtml(fields[name])
  }
}
