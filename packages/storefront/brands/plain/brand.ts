// No brand: the shop says what the store's configuration and content say, and promises nothing.
import { paths } from '../../src/paths.ts'
import type { Brand } from '../../src/platform/brand/brand.ts'

export const brand: Brand = {
  themeColor: '#1f3a5f',
  footerBlock: 'footer_links_block',
  help: [
    ['nav.findOrder', paths.guestOrder],
    ['contact.title', paths.contact],
  ],
  company: [
    ['page.aboutUs', paths.about],
    ['page.privacyPolicy', paths.privacyPolicy],
    ['sitemap.title', paths.sitemap],
  ],
  shop: [
    ['breadcrumbs.home', paths.home],
    ['search.title', paths.search],
    ['cart.title', paths.cart],
  ],
  promises: {},
}
