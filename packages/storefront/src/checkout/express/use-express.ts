// The providers of express checkout that are on.
import { usePageContext } from 'vike-react/usePageContext'
import type { ExpressConfig } from '../../platform/express.ts'
import { metaContent } from '../../platform/head/meta.ts'

/** The same on the server and in the browser, also before the first render. */
export const useExpress = (): ExpressConfig => usePageContext().publicConfig?.express ?? inDocument()

let config: ExpressConfig | undefined

const inDocument = (): ExpressConfig =>
  (config ??= JSON.parse(metaContent('express') ?? '{}') as ExpressConfig)
