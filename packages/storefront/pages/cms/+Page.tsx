import { useData } from 'vike-react/useData'
import type { ContentData } from '../../src/features/content/content-data.ts'
import { ContentPage } from '../../src/features/content/content-page.tsx'

export default function Page() {
  return <ContentPage {...useData<ContentData>()} />
}
