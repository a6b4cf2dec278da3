// Takes the language off the URL, so that routes know paths only, and the parameters that no page reads.
import type { PageContext } from 'vike/types'
import { logicalAddress } from '../src/app/page-address.ts'
import { decodePath } from '../src/paths.ts'

export default function onBeforeRoute({ urlOriginal }: PageContext) {
  const urlLogical = logicalAddress(urlOriginal)
  const [path = '/'] = urlLogical.split(/[?#]/)
  return { pageContext: { urlLogical, logicalPath: decodePath(path) } }
}
