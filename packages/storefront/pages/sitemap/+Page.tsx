import { SitemapPage } from '../../src/features/content/sitemap-page.tsx'

export default SitemapPage
