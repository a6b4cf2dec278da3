// HTML from the back end. The server has sanitized it (server/rich-text.ts), for pages and for /api.

import { textLocale } from './i18n/store-views.ts'
import { useView } from './i18n/use-t.ts'

interface RichTextProps {
  html: string
  /** The heading shows elsewhere, e.g. as a dialog's title. */
  hidesFirstHeading?: boolean
  className?: string
}

const FIRST_HEADING = /^\s*<h[1-3][^>]*>.*?<\/h[1-3]>/s

/** Running text with the shop's typography. It says its language where the page's own texts have another. */
export function RichText({ html, hidesFirstHeading = false, className = '' }: RichTextProps) {
  const shown = hidesFirstHeading ? html.replace(FIRST_HEADING, '') : html
  const view = useView()
  const lang = textLocale(view) === view.locale ? undefined : view.locale
  return <div lang={lang} className={`ui-prose ${className}`} dangerouslySetInnerHTML={{ __html: shown }} />
}
