// The posts that the learning page lists: its links to addresses below it.
import { paths } from '../paths.ts'
import { linksIn, type TextualLink } from '../platform/links-in.ts'

const POST = new RegExp(`${paths.learning}/[^#?]+$`)

/** @param html the learning page's clean HTML */
export const postLinks = (html: string): TextualLink[] => linksIn(html).filter(({ href }) => POST.test(href))

/** A post's path, without the language's prefix or the back end's base address. */
export const postPath = (href: string): string => POST.exec(href)?.[0] ?? href
