import { VisitorPage } from '../../../src/app/personal-frames.tsx'
import { CompareScreen } from '../../../src/comparison/compare-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <CompareScreen />
    </VisitorPage>
  )
}
