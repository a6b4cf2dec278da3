// Prepares what a Magento's editor makes for sanitizing: directives that it has not rendered, and Page Builder's markup, whose
// styles, pictures and titles are in places that do not survive it. Classes beginning with `pb-` are src/app/page-builder.css.
import type { ContentSite } from './content-links.ts'

const DIRECTIVES =
  /\{\{(media|store|trans|widget|block|config|customvar|customVar|var|view|layout|template|css|inlinecss|depend|if)\b([^{}]*)\}\}|\{\{\/(?:depend|if)\}\}/g
const QUOTE = `(?:"|'|&quot;)`
const URL_OF = new RegExp(`(?:direct_)?url=${QUOTE}?([^"'&\\s]*)`)
const WORDS_OF = new RegExp(`${QUOTE}(.*?)${QUOTE}`)

/** Pictures and links get their address, words stay, everything else goes. */
function withoutDirectives(html: string, { bases: [base = '/'] }: ContentSite): string {
  return html.replace(DIRECTIVES, (_all, name: string | undefined, rest: string | undefined) => {
    const text = rest ?? ''
    if (name === 'media') return `${base}media/${URL_OF.exec(text)?.[1] ?? ''}`
    if (name === 'store') return base + (URL_OF.exec(text)?.[1] ?? '').replace(/^\//, '')
    return name === 'trans' ? (WORDS_OF.exec(text)?.[1] ?? '') : ''
  })
}

const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs
const RULE = /([^{}]+)\{([^{}]*)\}/g
const STYLE_ID = /\[data-pb-style=["']?([\w-]+)["']?\]/g

/** The declarations of Page Builder's style elements, by the mark of their element. */
function stylesIn(html: string): Map<string, string> {
  const styles = new Map<string, string>()
  for (const [, css = ''] of html.matchAll(STYLE_ELEMENT)) {
    for (const [, selectors = '', declarations = ''] of css.matchAll(RULE)) {
      for (const [, id = ''] of selectors.matchAll(STYLE_ID)) {
        styles.set(id, `${styles.get(id) ?? ''};${declarations}`)
      }
    }
  }
  return styles
}

const START_TAG =
  /<(?:div|figure|ul|h[1-6]|p)\b[^>]*\bdata-(?:content-type|background-images|pb-style)=[^>]*>/g
const attribute = (tag: string, name: string) =>
  new RegExp(`(?<=\\s)${name}=(["'])(.*?)\\1`, 's').exec(tag)?.[2]

/** Texts of the back end as sanitizing takes them. */
export function prepared(html: string, site: ContentSite): string {
  const plain = html.includes('{{') ? withoutDirectives(html, site) : html
  if (!plain.includes('data-')) return plain
  const styles = stylesIn(plain)
  return plain.replace(START_TAG, (tag) => withClasses(tag, styles) + insideOf(tag))
}

const TYPES =
  'row column-group column-line column banner slider slide tabs tab-item buttons button-item image'
const KNOWN_TYPES: ReadonlySet<string> = new Set(TYPES.split(' '))

function withClasses(tag: string, styles: ReadonlyMap<string, string>): string {
  const type = attribute(tag, 'data-content-type') ?? ''
  const css = `${styles.get(attribute(tag, 'data-pb-style') ?? '') ?? ''};${attribute(tag, 'style') ?? ''}`
  const width = type === 'column' ? /(?:^|;)\s*width:\s*([\d.]+)%/.exec(css)?.[1] : undefined
  const align = /text-align:\s*(center|right)/.exec(css)?.[1]
  const classes = [
    ...(KNOWN_TYPES.has(type) ? [`pb-${type}`] : []),
    ...(width === undefined
      ? []
      : [`pb-span-${Math.min(12, Math.max(1, Math.round(Number(width) * 0.12)))}`]),
    ...(align === undefined ? [] : [`pb-${align}`]),
    ...(backgroundOf(tag) === undefined ? [] : ['pb-picture']),
  ]
  if (classes.length === 0) return tag
  const own = attribute(tag, 'class') ?? ''
  const bare = tag.replace(/\sclass=(["']).*?\1/s, '')
  return bare.replace(/\s*>$/, ` class="${[own, ...classes].filter(Boolean).join(' ')}">`)
}

/** The picture behind an element, and the title of a tab. */
function insideOf(tag: string): string {
  const picture = backgroundOf(tag)
  const title =
    attribute(tag, 'data-content-type') === 'tab-item' ? attribute(tag, 'data-tab-name') : undefined
  return `${picture === undefined ? '' : `<img class="pb-background" alt="" src="${picture}">`}${
    title === undefined ? '' : `<h3>${title}</h3>`
  }`
}

/** `{\"desktop_image\":\"https://…/media/a.jpg\"}`, with or without the backslashes, or with entities. */
function backgroundOf(tag: string): string | undefined {
  const images = attribute(tag, 'data-background-images')?.replaceAll('&quot;', '"').replaceAll('\\', '')
  return images === undefined ? undefined : /"desktop_image":"([^"<>]+)"/.exec(images)?.[1]
}
