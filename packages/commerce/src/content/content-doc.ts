// A page or block as it is stored.

/** `content.doc` */
export interface ContentDoc {
  title: string
  html: string
  heading?: string
  metaDescription?: string
}
