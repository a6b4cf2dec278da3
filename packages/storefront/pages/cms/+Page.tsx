import { useData } from 'vike-react/useData'
import type { ContentData } from '../../src/content/content-data.ts'
import { ContentPage } from '../../src/content/content-page.tsx'

export default function Page() {
  return <ContentPage {...useData<ContentData>()} />
}
