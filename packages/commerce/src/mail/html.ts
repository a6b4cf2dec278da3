// HTML as a template tag: whatever is put in is escaped, unless it is HTML made by this tag.

/** HTML that is safe to send as it is. */
export interface Html {
  readonly html: string
}

type Part = string | number | Html | readonly Html[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

function render(part: Part): string {
  if (typeof part === 'string') return escape(part)
  if (typeof part === 'number') return String(part)
  return 'html' in part ? part.html : part.map((each) => each.html).join('')
}

/** e.g. html`<td>${name}</td>`; attributes must be written in double quotes. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: texts.reduce((all, text, index) => all + render(parts[index - 1] ?? '') + text) }
}

/** Texts one below the other. */
export function lines(texts: readonly (string | Html)[]): Html {
  return { html: texts.map(render).join('<br>') }
}
