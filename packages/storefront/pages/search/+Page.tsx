import { useData } from 'vike-react/useData'
import type { SearchData } from '../../src/features/catalog/search-data.ts'
import { SearchPage } from '../../src/features/catalog/search-page.tsx'

export default function Page() {
  return <SearchPage {...useData<SearchData>()} />
}
