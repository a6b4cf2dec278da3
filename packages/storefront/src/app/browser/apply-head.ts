// Brings the document's head in line with the page that was navigated to: title, description, language.
import type { PageContext } from 'vike/types'
import { viewOf } from '../../platform/i18n/page-view.ts'
import { textLocale } from '../../platform/i18n/store-views.ts'
import { titleOf } from '../head-tags.tsx'

/** Sets a meta element; without content there is none. */
function setMeta(attribute: 'name' | 'property', name: string, content: string | undefined): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`)
  if (!content) {
    existing?.remove()
    return
  }
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute(attribute, name)
  meta.content = content
}

/** As the server writes it. */
export function applyHead(pageContext: PageContext): void {
  const description = pageContext.data?.head?.description
  document.title = titleOf(pageContext)
  document.documentElement.lang = textLocale(viewOf(pageContext))
  setMeta('property', 'og:title', document.title)
  setMeta('name', 'description', description)
  setMeta('property', 'og:description', description)
}
