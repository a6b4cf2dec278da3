/** Checks of texts in two languages: finding them in any data, counting words, matching HTML tags. */
import { localizedText, type LocalizedText } from '../field-shapes.ts'

/** Every `{ en, fr }` anywhere inside `data`. */
export function localizedTextsOf(data: unknown): LocalizedText[] {
  if (typeof data !== 'object' || data === null) return []
  const text = localizedText.safeParse(data)
  return text.success ? [text.data] : Object.values(data).flatMap(localizedTextsOf)
}

/** Words of a text, tags and numbers aside. */
export function wordsOf(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0
}

const voidTags = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'source', 'wbr'])

/** The first tag that closes nothing or is left open, with its surroundings; undefined when all match. */
export function findUnbalancedTag(html: string): string | undefined {
  const open: string[] = []
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g)) {
    const [, slash, name = ''] = match
    if (voidTags.has(name)) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) return html.slice(Math.max(0, match.index - 40), match.index + 20)
  }
  if (/<(?!\/?[a-z])/.test(html)) return html
  return open.length > 0 ? `${open.join(', ')} left open in ${html.slice(0, 60)}` : undefined
}
