import { FinderPage } from '../../src/finder/finder-page.tsx'

export default FinderPage
