// A page or block as it is stored.

/** `content.doc` */
export interface ContentDoc {
  /** Of a page. */
  urlKey?: string
  title: string
  html: string
  heading?: string
  metaDescription?: string
}
