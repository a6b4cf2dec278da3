// HTML from the back end. The server has sanitized it (server/rich-text.ts), for pages and for /api.

interface RichTextProps {
  html: string
  /** The heading shows elsewhere, e.g. as a dialog's title. */
  hidesFirstHeading?: boolean
  className?: string
}

const FIRST_HEADING = /^\s*<h[1-3][^>]*>.*?<\/h[1-3]>/s

/** Running text with the shop's typography. */
export function RichText({ html, hidesFirstHeading = false, className = '' }: RichTextProps) {
  const shown = hidesFirstHeading ? html.replace(FIRST_HEADING, '') : html
  return <div className={`ui-prose ${className}`} dangerouslySetInnerHTML={{ __html: shown }} />
}
