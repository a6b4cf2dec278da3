// Addresses of the shop's pages as mails link to them.
import type { MailDraft, MailShop } from './compose-mail.ts'

interface Page {
  /** Without the store view, e.g. `/customer/account/confirm`. */
  path: string
  query?: Record<string, string>
  /** Behind `#`: browsers send it to no server, so it is in no log. */
  fragment?: string
}

/** A page in the store view, whose code the storefront has as a prefix. */
export function pageUrl(
  { storefrontUrl }: MailShop,
  view: MailDraft['view'],
  { path, query, fragment }: Page,
): string {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return `${storefrontUrl}${view.isDefault ? '' : `/${view.storeCode}`}${path}${search}${fragment ? `#${encodeURIComponent(fragment)}` : ''}`
}
