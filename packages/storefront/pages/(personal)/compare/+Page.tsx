import { VisitorPage } from '../../../src/app/personal-frames.tsx'
import { CompareScreen } from '../../../src/compare/compare-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <CompareScreen />
    </VisitorPage>
  )
}
