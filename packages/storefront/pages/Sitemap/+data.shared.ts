import { loadSitemap } from '../../src/content/sitemap-data.ts'

export const data = loadSitemap
