// A page's metadata in <head>: part of its data, so that server and browser agree.

export interface PageHead {
  title: string
  description?: string | undefined
  /** Path without language prefix; the canonical address and the alternates in the other languages follow from it. */
  canonicalPath?: string | undefined
  /** Path of the picture for link previews. */
  image?: string | undefined
  /** What link previews call the page; `website` unless said. */
  kind?: 'website' | 'product' | 'article' | undefined
  /** What a product costs at least, for link previews. */
  price?: { value: number; currency: string } | undefined
  /** Not indexed: filtered and sorted lists, search results, personal pages. */
  noindex?: boolean | undefined
  /** By which the ad service knows the site. */
  verification?: string | undefined
}
