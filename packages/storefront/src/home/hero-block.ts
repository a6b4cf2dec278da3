// Takes the hero's block apart: its pictures, the words below its heading, and the link at their end.

interface HeroParts {
  /** Address of the block's first picture. */
  picture: string | undefined
  /** The one for phones, where the block has a `<picture>`. */
  phonePicture: string | undefined
  /** What both show, in words. */
  alt: string
  /** A last paragraph that is nothing but a link: the call to action. */
  link: { href: string; label: string } | undefined
  /** The rest. */
  html: string
}

const HEADING = /<h[1-3][^>]*>.*?<\/h[1-3]>/s
const PICTURE = /<picture[^>]*>.*?<\/picture>|<img[^>]*>/s
const LAST_LINK = /<p[^>]*>\s*<a[^>]*\shref="([^"]+)"[^>]*>([^<]+)<\/a>\s*<\/p>\s*$/
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
const EMPTY_PARAGRAPH = /<p>\s*<\/p>/g

/** The HTML is the server's clean one. */
export function heroParts(html: string): HeroParts {
  const picture = PICTURE.exec(html)?.[0] ?? ''
  const words = html.replace(HEADING, '').replace(PICTURE, '').replace(EMPTY_PARAGRAPH, '').trim()
  const [paragraph = '', href = '', label = ''] = LAST_LINK.exec(words) ?? []
  return {
    picture: /<img[^>]*\ssrc="([^"]+)"/.exec(picture)?.[1],
    phonePicture: /<source[^>]*\ssrcset="([^",\s]+)/.exec(picture)?.[1],
    alt: /<img[^>]*\salt="([^"]*)"/.exec(picture)?.[1] ?? '',
    link: href === '' ? undefined : { href: plain(href), label: plain(label) },
    html: words.slice(0, words.length - paragraph.length).trim(),
  }
}
