// The posts that the learning page lists: its links to addresses below it.
import { linksIn, type TextualLink } from '../platform/links-in.ts'

/** A post's path from that of the learning page on: without the back end's base address. */
export const postPath = (href: string, learningPath: string): string | undefined =>
  new RegExp(`${learningPath}/[^#?]+$`).exec(href)?.[0]

/** @param html the learning page's clean HTML @param learningPath where the page is */
export const postLinks = (html: string, learningPath: string): TextualLink[] =>
  linksIn(html).filter(({ href }) => postPath(href, learningPath) !== undefined)
