// Whether the back end can do something; components hide what it cannot.
import { usePageContext } from 'vike-react/usePageContext'
import { metaContent } from './head/meta.ts'
import type { Feature } from './shop-features.ts'

/** The same on the server and in the browser: both know it before the first rendering. */
export function useFeature(feature: Feature): boolean {
  const { publicConfig } = usePageContext()
  return !(publicConfig?.missingFeatures ?? missingInDocument()).includes(feature)
}

let missing: readonly string[] | undefined

const missingInDocument = (): readonly string[] =>
  (missing ??= metaContent('missingFeatures')?.split(' ') ?? [])
