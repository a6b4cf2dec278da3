// Removes the language and unread parameters from the URL, so that routes match plain paths.
import type { PageContext } from 'vike/types'
import { logicalAddress, unreadWarning } from '../src/app/page-address.ts'
import { decodePath } from '../src/paths.ts'

export default function onBeforeRoute({ urlOriginal }: PageContext) {
  if (import.meta.env.DEV) {
    const warning = unreadWarning(urlOriginal)
    // oxlint-disable-next-line eslint/no-console -- for developers, in the browser
    if (warning) console.warn(warning)
  }
  const urlLogical = logicalAddress(urlOriginal)
  const [path = '/'] = urlLogical.split(/[?#]/)
  return { pageContext: { urlLogical, logicalPath: decodePath(path) } }
}
