import { StoresPage } from '../../src/store/locator/stores-page.tsx'

export default StoresPage
