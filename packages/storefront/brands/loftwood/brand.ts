import { paths } from '../../src/paths.ts'
import type { Brand } from '../../src/platform/brand/brand.ts'

export const brand: Brand = {
  name: 'Loftwood',
  logo: 'drawn',
  themeColor: '#6b4023',
  hasAllIcons: true,
  socialPicture: '/social.jpg',
  home: 'blocks',
  learning: paths.learning,
  notice: 'health-notice',
  help: [
    ['page.shippingInfo', paths.shippingInfo],
    ['page.returnPolicy', paths.returnPolicy],
    ['page.warrantyInfo', paths.warrantyInfo],
    ['page.pricingPolicy', paths.pricingPolicy],
    ['page.faq', paths.faq],
    ['nav.findOrder', paths.guestOrder],
    ['contact.title', paths.contact],
  ],
  company: [
    ['page.aboutUs', paths.about],
    ['stores.title', paths.stores],
    ['nav.learning', paths.learning],
    ['page.madeInCanada', paths.madeInCanada],
    ['page.quickShip', paths.quickShip],
    ['page.privacyPolicy', paths.privacyPolicy],
    ['page.securityPolicy', paths.securityPolicy],
    ['sitemap.title', paths.sitemap],
  ],
  shop: [
    ['breadcrumbs.home', paths.home],
    ['page.madeInCanada', paths.madeInCanada],
    ['page.quickShip', paths.quickShip],
    ['search.title', paths.search],
    ['cart.title', paths.cart],
  ],
  promises: {
    returnDays: 30,
    shippingPage: paths.shippingInfo,
    returnPage: paths.returnPolicy,
    loyaltyShare: 0.1,
    deliveryCall: true,
    freeShipping: true,
  },
}
