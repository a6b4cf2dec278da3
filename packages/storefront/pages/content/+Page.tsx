import { ContentScreen } from '../../src/app/content-screen.tsx'

export default ContentScreen
