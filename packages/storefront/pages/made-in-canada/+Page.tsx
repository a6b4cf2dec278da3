import { useData } from 'vike-react/useData'
import type { LandingData } from '../../src/catalog/landing-data.ts'
import { LandingPage } from '../../src/catalog/landing-page.tsx'

export default function Page() {
  return <LandingPage {...useData<LandingData>()} />
}
