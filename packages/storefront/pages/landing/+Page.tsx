import { LandingPage } from '../../src/catalog/landing-page.tsx'

export default LandingPage
