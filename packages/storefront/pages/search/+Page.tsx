import { SearchPage } from '../../src/catalog/search-page.tsx'

export default SearchPage
