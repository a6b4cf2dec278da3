// A CMS page behind the catch-all address.
import { useData } from 'vike-react/useData'
import type { ContentData } from '../../content/content-data.ts'
import { ContentPage } from '../../content/content-page.tsx'

export function Screen() {
  return <ContentPage {...useData<ContentData>()} />
}
