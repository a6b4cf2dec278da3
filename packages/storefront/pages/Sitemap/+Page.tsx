import { SitemapPage } from '../../src/content/sitemap-page.tsx'

export default SitemapPage
