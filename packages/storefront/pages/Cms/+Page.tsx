import { ContentPage } from '../../src/content/content-page.tsx'

export default ContentPage
