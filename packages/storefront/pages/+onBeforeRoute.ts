// Takes the language off the URL, so that routes know paths only, and the parameters that no page reads.
import type { PageContext } from 'vike/types'
import { logicalAddress } from '../src/app/page-address.ts'

export default ({ urlOriginal }: PageContext) => ({
  pageContext: { urlLogical: logicalAddress(urlOriginal) },
})
