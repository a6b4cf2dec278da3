/** What a reader sees of a page's HTML. */

const UNSEEN = /<(script|style|template|noscript)\b[\s\S]*?<\/\1>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  '#x27': "'",
  '#39': "'",
}

export function wordsOf(html: string): string {
  return html
    .replaceAll(UNSEEN, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
}

/** Words of GraphQL and of a server that no shopper should read. */
const MACHINE =
  /[^.]{0,60}(?:Cannot query field|is not defined by type|Variable "\$|GraphQL|Internal server error|Syntax Error|Expected type|\[object Object\]|\bundefined\b|\bNaN\b)[^.]{0,60}/

/** The first sentence of a machine on the page. */
export const machineSentence = (html: string): string | undefined => MACHINE.exec(wordsOf(html))?.[0]
