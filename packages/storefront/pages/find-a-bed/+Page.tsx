import { FinderPage } from '../../src/choose/finder-page.tsx'

export default FinderPage
