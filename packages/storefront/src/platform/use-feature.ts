// Whether the back end supports a feature; components hide unsupported ones.
import { usePageContext } from 'vike-react/usePageContext'
import { metaContent } from './head/meta.ts'
import type { Feature } from './shop-features.ts'

/** The same on the server and in the browser: both have it before the first render. */
export function useFeature(feature: Feature): boolean {
  const { publicConfig } = usePageContext()
  return !(publicConfig?.missingFeatures ?? missingInDocument()).includes(feature)
}

let missing: readonly string[] | undefined

const missingInDocument = (): readonly string[] =>
  (missing ??= metaContent('missingFeatures')?.split(' ') ?? [])
