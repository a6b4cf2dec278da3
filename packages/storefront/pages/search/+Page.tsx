import { useData } from 'vike-react/useData'
import type { SearchData } from '../../src/catalog/search-data.ts'
import { SearchPage } from '../../src/catalog/search-page.tsx'

export default function Page() {
  return <SearchPage {...useData<SearchData>()} />
}
