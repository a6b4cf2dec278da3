// Whether the back end can do something; components hide what it cannot.
import { usePageContext } from 'vike-react/usePageContext'
import { MISSING_FEATURES_META, type Feature } from './shop-features.ts'

/** The same on the server and in the browser: both know it before the first rendering. */
export function useFeature(feature: Feature): boolean {
  const { publicConfig } = usePageContext()
  return !(publicConfig?.missingFeatures ?? toldByDocument()).includes(feature)
}

let told: readonly string[] | undefined

function toldByDocument(): readonly string[] {
  const find = () => document.querySelector<HTMLMetaElement>(`meta[name="${MISSING_FEATURES_META}"]`)
  return (told ??= find()?.content.split(' ') ?? [])
}
