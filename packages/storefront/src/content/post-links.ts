// The posts that the learning page lists: its links to addresses below it.
import { linksIn, type TextualLink } from '../platform/links-in.ts'

const IS_POST = /\/learning\/[^#?]+$/

/** @param html the learning page's clean HTML */
export const postLinks = (html: string): TextualLink[] =>
  linksIn(html).filter(({ href }) => IS_POST.test(href))
