// Whether the back end supports a feature; components hide unsupported ones.
import { usePageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { settingsOf } from './settings.ts'
import type { Feature } from './shop-features.ts'

/** The same on the server and in the browser: both have it before the first render. */
export function useFeature(feature: Feature): boolean {
  return hasFeature(usePageContext(), feature)
}

/** The same outside components. */
export const hasFeature = (page: Pick<PageContext, 'publicConfig'>, feature: Feature): boolean =>
  !settingsOf(page).missingFeatures?.includes(feature)
