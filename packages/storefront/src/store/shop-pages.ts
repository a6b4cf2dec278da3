// The shop's own pages about itself, in the groups in which footer and content pages list them.
import { paths } from '../paths.ts'
import type { MessageKey } from '../platform/i18n/translator.ts'

/** Its name and its path without language prefix. */
export type PageEntry = readonly [MessageKey, string]

/** Before and after an order. */
export const HELP_PAGES: readonly PageEntry[] = [
  ['page.shippingInfo', paths.shippingInfo],
  ['page.returnPolicy', paths.returnPolicy],
  ['page.warrantyInfo', paths.warrantyInfo],
  ['page.pricingPolicy', paths.pricingPolicy],
  ['page.faq', paths.faq],
  ['contact.title', paths.contact],
]

/** Who sells here. */
export const COMPANY_PAGES: readonly PageEntry[] = [
  ['page.aboutUs', paths.about],
  ['stores.title', paths.stores],
  ['nav.learning', paths.learning],
  ['page.madeInCanada', paths.madeInCanada],
  ['page.quickShip', paths.quickShip],
  ['page.privacyPolicy', paths.privacyPolicy],
  ['page.securityPolicy', paths.securityPolicy],
  ['sitemap.title', paths.sitemap],
]
