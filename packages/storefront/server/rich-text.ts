// Sanitizes HTML from the back end, for rendered pages and for the browser: lists the operations with HTML, its
// place in their answers, and the allowed elements.
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { NO_SITE, shopLink, type ContentSite } from './content-links.ts'
import { prepared } from './page-builder.ts'
import { isServed } from './pictures/picture-request.ts'
import { VIDEO_SITES } from './security.ts'
import { mediaPath, pictureSrcSet, pictureUrl } from '../src/platform/media/picture-sizes.ts'

/** Operation -> paths of its HTML fields; `*` is every entry of a list. */
export const HTML_FIELDS: Readonly<Record<string, readonly string[]>> = {
  cmsBlocks: ['cmsBlocks.items.*.content'],
  cmsPage: ['cmsPage.content'],
  checkoutAgreements: ['checkoutAgreements.*.content'],
  categories: ['categories.items.*.description', 'categories.items.*.cms_block.content'],
  productDetails: ['products.items.*.description.html', 'products.items.*.short_description.html'],
  productOffers: ['products.items.*.description.html', 'products.items.*.short_description.html'],
}

/** Running text is about this wide. */
const TEXT_PICTURE_WIDTH = 720

/** Hosts that the content security policy allows. */
const VIDEO_HOSTS = VIDEO_SITES.map((site) => new URL(site).hostname)
const NEEDS_SCRIPT =
  /(?:^|\s)(?:product-item-inner|product-item-actions|product-reviews-summary|tabs-navigation|pagebuilder-mobile-only)(?:\s|$)/

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
    'iframe',
    'video',
    'time',
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
    iframe: ['src', 'title', 'loading', 'allowfullscreen', 'sandbox'],
    time: ['datetime'],
    video: ['src', 'controls', 'preload', 'poster'],
  },
  allowedIframeHostnames: VIDEO_HOSTS,
  // Widgets with products bring forms, ratings and empty shells for scripts.
  exclusiveFilter: ({ tag, attribs }) =>
    NEEDS_SCRIPT.test(attribs['class'] ?? '') || (tag === 'iframe' && !attribs['src']),
  allowProtocolRelative: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    h1: 'h2',
    img: servedPicture,
    iframe: embeddedVideo,
    video: ownVideo,
    button: (_tag, attribs) => ({ tagName: 'span', attribs }),
  },
}

/** Pictures in texts use the picture route, like all others; drawings and those of other hosts are left as they are. */
function servedPicture(tagName: string, { src = '', ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (!src.includes('/media/') || !isServed(mediaPath(src))) return { tagName, attribs: { ...attribs, src } }
  const served = { src: pictureUrl(src, TEXT_PICTURE_WIDTH), srcset: pictureSrcSet(src, 'bannerMobile') }
  return {
    tagName,
    attribs: { loading: 'lazy', ...attribs, ...served, sizes: '(min-width: 42rem) 42rem, 100vw' },
  }
}

/** Without cookies until it is played; the frame may run its player and nothing of the shop's. */
function embeddedVideo(tagName: string, { src = '', title = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = src
    .replace(/^\/\//, 'https://')
    .replace(/^https?:\/\/(?:www\.)?youtube\.com\//, `${VIDEO_SITES[0]}/`)
  const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups'
  return { tagName, attribs: { src: address, title, loading: 'lazy', allowfullscreen: '', sandbox } }
}

function ownVideo(tagName: string, { src = '', poster }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { src, controls: '', preload: 'none', ...(poster && { poster }) } }
}

/** Links lead to this shop's pages; one that leads to none here is plain text. */
function linkTo(site: ContentSite) {
  return (tagName: string, { href, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    const target = href === undefined ? undefined : shopLink(href, site)
    return target === undefined && href !== undefined
      ? { tagName: 'span', attribs }
      : { tagName, attribs: { ...attribs, ...(target !== undefined && { href: target }) } }
  }
}

/** The same texts come with every view, so sanitized ones are cached: at most 4 million characters. */
const cache = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
})

/** Removes everything that could run script, and styles. */
export function cleanHtml(html: string, site: ContentSite = NO_SITE): string {
  const key = `${JSON.stringify(site)}\n${html}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const transformTags = { ...ALLOWED.transformTags, a: linkTo(site) }
  const clean = sanitizeHtml(prepared(html, site), { ...ALLOWED, transformTags })
  cache.set(key, clean)
  return clean
}

/** Whether an operation's answer may hold HTML. */
export const carriesHtml = (operation: string): boolean => operation in HTML_FIELDS

/** Cleans the HTML fields of an operation's answer in place. */
export function cleanAnswer(operation: string, answer: unknown, site: ContentSite = NO_SITE): void {
  const clean = (html: string) => cleanHtml(html, site)
  for (const path of HTML_FIELDS[operation] ?? []) cleanAt(answer, ['data', ...path.split('.')], clean)
}

type Clean = (html: string) => string

function cleanAt(node: unknown, [name, ...rest]: string[], clean: Clean): void {
  if (typeof node !== 'object' || node === null || name === undefined) return
  const fields = node as Record<string, unknown>
  if (name === '*') {
    for (const entry of Object.values(fields)) cleanAt(entry, rest, clean)
  } else if (rest.length > 0) {
    cleanAt(fields[name], rest, clean)
  } else if (fields['is_html'] === false) {
    // A plain text is shown as text, and sanitizing would write `&` as `&amp;`.
  } else if (typeof fields[name] === 'string') {
    fields[name] = clean(fields[name])
  }
}
