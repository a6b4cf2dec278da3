// The loading bar of the layout.
import { LoadingBar } from '@loftwood/ui/loading-bar'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { finishLoading, loadingAtom } from '../platform/loading.ts'

/** Shows how far a navigation is. */
export function PageLoadingBar() {
  const { percent, isShown, failed } = useAtomValue(loadingAtom)
  // A page restored from the back-forward cache has no navigation in progress.
  useEffect(() => {
    const arrive = (event: PageTransitionEvent) => event.persisted && finishLoading(false)
    window.addEventListener('pageshow', arrive)
    return () => window.removeEventListener('pageshow', arrive)
  }, [])
  const label = useT()('common.loading')
  return isShown && <LoadingBar value={percent} failed={failed} label={label} />
}
