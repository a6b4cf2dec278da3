// Takes the hero's block apart: its picture and the words below its heading.

interface HeroParts {
  /** Address of the block's first picture. */
  picture: string | undefined
  /** What it shows, in words. */
  alt: string
  /** The rest, without heading and picture. */
  html: string
}

const HEADING = /<h[1-3][^>]*>.*?<\/h[1-3]>/s
const PICTURE = /<picture[^>]*>.*?<\/picture>|<img[^>]*>/s
const EMPTY_PARAGRAPH = /<p>\s*<\/p>/g

/** The HTML is the server's clean one. */
export function heroParts(html: string): HeroParts {
  const picture = PICTURE.exec(html)?.[0]
  return {
    picture: /<img[^>]*\ssrc="([^"]+)"/.exec(picture ?? '')?.[1],
    alt: /<img[^>]*\salt="([^"]*)"/.exec(picture ?? '')?.[1] ?? '',
    html: html.replace(HEADING, '').replace(PICTURE, '').replace(EMPTY_PARAGRAPH, '').trim(),
  }
}
