// The loading bar of the layout.
import { LoadingBar } from '@loftwood/ui/loading-bar'
import { useAtomValue } from 'jotai'
import { useT } from '../shared/i18n/use-t.ts'
import { loadingAtom } from '../shared/loading.ts'

/** Shows how far a navigation is. */
export function PageLoadingBar() {
  const { percent, failed } = useAtomValue(loadingAtom)
  return <LoadingBar value={percent} failed={failed && percent !== null} label={useT()('common.loading')} />
}
