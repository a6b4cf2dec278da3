import { loadSitemap } from '../../src/features/content/sitemap-data.ts'

export const data = loadSitemap
