// The posts that the learning page lists: its links to addresses below it.

export interface PostLink {
  /** As it stands in the text: with the language's prefix, if the server put one in front. */
  href: string
  title: string
}

const LINK = /<a\s[^>]*href="([^"]*\/learning\/[^"#?]+)"[^>]*>(.*?)<\/a>/gs
const TAGS = /<[^>]+>/g

/** @param html the learning page's clean HTML */
export function postLinks(html: string): PostLink[] {
  const found = [...html.matchAll(LINK)].map(([, href = '', inside = '']) => ({
    href,
    title: inside.replace(TAGS, '').trim(),
  }))
  return found.filter(({ href, title }, index) => {
    const isFirst = found.findIndex((each) => each.href === href && each.title !== '') === index
    return title !== '' && isFirst
  })
}
