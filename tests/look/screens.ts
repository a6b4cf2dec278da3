/** What is photographed: pages by address, overlays by the clicks that open them. */
import { paths } from '@loftwood/storefront/paths'
import type { Page } from '@playwright/test'
import { hydrated } from '../fixtures/hydrated.ts'
import type { Samples } from '../harness/samples.ts'

export interface Screen {
  name: string
  path: string
  /** Clicks after the page has come alive; a screen without this is the page itself. */
  open?: (page: Page) => Promise<void>
  /** Only at this width. */
  only?: 'desktop' | 'phone'
}

/** Clicks the first visible button or link of a name; some overlays are links where there is no script. */
const press =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    const either = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
    await either.filter({ visible: true }).first().click()
  }

/** Puts the product of the page into the cart and waits for the answer. */
async function addToCart(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/addProductsToCart'))
  await press(/add to cart|ajouter au panier/i)(page)
  await answer
}

export function screens(samples: Samples): Screen[] {
  return [...pageScreens(samples), ...overlayScreens(samples)]
}

function pageScreens({ category, product }: Samples): Screen[] {
  return [
    { name: 'home', path: paths.home },
    { name: 'category', path: category },
    { name: 'product', path: product },
    { name: 'made-in-canada', path: paths.madeInCanada },
    { name: 'quick-ship', path: paths.quickShip },
    { name: 'search', path: paths.searchFor('bunk') },
    { name: 'search-nothing', path: paths.searchFor('xyzzy') },
    { name: 'cart-empty', path: paths.cart },
    { name: 'wishlist', path: paths.wishlist },
    { name: 'stores', path: paths.stores },
    { name: 'contact', path: paths.contact },
    { name: 'about', path: paths.about },
    { name: 'faq', path: paths.faq },
    { name: 'shipping-info', path: paths.shippingInfo },
    { name: 'warranty-info', path: paths.warrantyInfo },
    { name: 'learning', path: paths.learning },
    { name: 'sitemap', path: paths.sitemap },
    { name: 'not-found', path: '/no-such-page-anywhere' },
  ]
}

function overlayScreens({ category, simpleProduct }: Samples): Screen[] {
  return [
    { name: 'overlay-menu', path: paths.home, only: 'phone', open: press(/^(open|ouvrir)/i) },
    { name: 'overlay-search', path: paths.home, only: 'desktop', open: typeSearch },
    {
      name: 'overlay-health-notice',
      path: paths.home,
      only: 'desktop',
      open: press(/safety|sécurité/i),
    },
    { name: 'overlay-cart', path: paths.home, open: press(/^(cart|panier),/i) },
    { name: 'overlay-filters', path: category, only: 'phone', open: press(/^(filters|filtres)$/i) },
    { name: 'overlay-added-to-cart', path: simpleProduct, open: addToCart },
    { name: 'cart', path: simpleProduct, open: follow(paths.cart) },
    { name: 'overlay-remove', path: simpleProduct, open: askToRemove },
    { name: 'checkout', path: simpleProduct, open: follow(paths.checkoutGuest) },
  ]
}

async function typeSearch(page: Page): Promise<void> {
  await page
    .getByRole('combobox')
    .or(page.getByRole('searchbox'))
    .filter({ visible: true })
    .first()
    .fill('bunk')
  await page.getByRole('option').first().waitFor()
}

/** Goes to another page of the same language with the product in the cart. */
const follow =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await addToCart(page)
    const prefix = new URL(page.url()).pathname.startsWith('/fr') ? '/fr' : ''
    await page.goto(`${prefix}${path}`)
    await hydrated(page)
  }

async function askToRemove(page: Page): Promise<void> {
  await follow(paths.cart)(page)
  await press(/^(remove|retirer) /i)(page)
}
