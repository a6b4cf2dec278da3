import { useData } from 'vike-react/useData'
import type { StoresData } from '../../src/store/locator/stores-data.ts'
import { StoresPage } from '../../src/store/locator/stores-page.tsx'

export default function Page() {
  return <StoresPage {...useData<StoresData>()} />
}
