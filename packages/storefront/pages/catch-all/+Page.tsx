import { useData } from 'vike-react/useData'
import { screenOf, type ScreenKind } from '../../src/app/screens.ts'

export default function Page() {
  const { Screen } = screenOf(useData<{ kind: ScreenKind }>().kind)
  return <Screen />
}
