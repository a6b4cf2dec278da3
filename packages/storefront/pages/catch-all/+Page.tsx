import { createElement } from 'react'
import { useData } from 'vike-react/useData'
import { screenOf, type ScreenKind } from '../../src/app/screens.ts'

export default function Page() {
  return createElement(screenOf(useData<{ kind: ScreenKind }>().kind))
}
