import { HomePage } from '../../src/home/home-page.tsx'

export default HomePage
