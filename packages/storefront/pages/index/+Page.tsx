import { HomePage } from '../../src/features/home/home-page.tsx'

export default HomePage
