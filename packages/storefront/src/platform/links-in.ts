// The links of a text: posts of the learning page, pages of a block for the footer.

export interface TextualLink {
  /** As it stands in the text: with the language's prefix, if the server put one in front. */
  href: string
  title: string
}

const LINK = /<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs
const TAGS = /<[^>]+>/g

/** Each address once, by its words. @param html clean HTML of the back end */
export function linksIn(html: string): TextualLink[] {
  const found = Array.from(html.matchAll(LINK), ([, href = '', inside = '']) => ({
    href,
    title: inside.replace(TAGS, '').trim(),
  })).filter(({ title }) => title !== '')
  return found.filter(({ href }, index) => found.findIndex((each) => each.href === href) === index)
}
