/** Which pages are photographed: those with an address, and those a shopper has to walk to. */
import { CHECKOUT_STEPS } from '@loftwood/storefront/checkout-steps'
import { paths } from '@loftwood/storefront/paths'
import type { Page } from '@playwright/test'
import { FORM_ADDRESS } from '@loftwood/tests/fixtures/buyer'
import type { shopperOn, Stage } from '@loftwood/tests/fixtures/shopper'
import type { Samples } from '@loftwood/tests/harness/samples'

/** A browser page that has come alive, and who uses it. */
export interface Visit {
  page: Page
  shopper: ReturnType<typeof shopperOn>
}

export interface Screen {
  name: string
  path: string
  /** What the path answers, 200 when absent. */
  status?: number
  /** The way from the page to what is photographed; a screen without this is the page itself. */
  open?: (visit: Visit) => Promise<void>
  /** What has opened by then; only what the window shows is photographed. The whole page when absent. */
  overlay?: 'dialog' | 'listbox'
  /** Only at this width. */
  only?: 'desktop' | 'phone'
}

const EMAIL = 'nora.campbell@example.com'

/** A bunk that is fine, one that is not, and what stands beside them. */
const FULL_PLAN = [
  '1~1680.1440~d.b.1260.320.ei~w.r.360.480~h.b.200.400',
  'p.LAU-BNK-HI.400.220.0.color:803',
  'p.TAM-DSK.1050.120.0',
  'p.LAU-BKC.1450.70.0',
  'p.TAM-DRS-6.100.800.3',
  'p.TAM-BNK-STR.1200.900.2',
].join('~')

/** Puts the product of the page into the cart and goes to another page of the same language. */
export async function buyAndOpen({ shopper }: Visit, path: string): Promise<void> {
  await shopper.addToCart()
  await shopper.open(path)
}

async function checkOut(visit: Visit, until: Stage): Promise<void> {
  await buyAndOpen(visit, paths.checkoutGuest)
  await visit.shopper.fillCheckout(EMAIL, FORM_ADDRESS, until)
}

async function order(visit: Visit): Promise<void> {
  await checkOut(visit, 'pay')
  await visit.shopper.placeOrder()
}

/** What a family has typed of its home. */
async function typeHome({ page }: Visit): Promise<void> {
  const home = { version: 1, unit: 'in', ceiling: 96, children: [{ years: 8 }, { years: 4 }, { years: 5 }] }
  await page.evaluate((stored) => localStorage.setItem('loftwood.my-home', JSON.stringify(stored)), home)
  await page.reload()
}

async function compare({ page }: Visit): Promise<void> {
  const skus = ['LAU-BNK-HI', 'KAW-BNK-HI', 'ACA-BNK-LOW', 'TAM-LFT-HI']
  await page.evaluate((list) => localStorage.setItem('loftwood.compare', JSON.stringify(list)), skus)
  await page.reload()
  await page.getByRole('table').waitFor()
}

export function pageScreens({ category, product, simpleProduct }: Samples): Screen[] {
  return [
    { name: 'home', path: paths.home },
    { name: 'category', path: category },
    { name: 'product', path: product },
    { name: 'made-in-canada', path: paths.madeInCanada },
    { name: 'quick-ship', path: paths.quickShip },
    { name: 'search', path: paths.searchFor('bunk') },
    { name: 'search-nothing', path: paths.searchFor('xyzzy') },
    { name: 'cart-empty', path: paths.cart },
    { name: 'about', path: paths.about },
    { name: 'faq', path: paths.faq },
    { name: 'shipping-info', path: paths.shippingInfo },
    { name: 'warranty-info', path: paths.warrantyInfo },
    { name: 'learning', path: paths.learning },
    { name: 'learning-post', path: paths.learningPost('choosing-a-wood') },
    { name: 'room-planner', path: paths.roomPlanner },
    {
      name: 'room-planner-full',
      path: `${paths.roomPlanner}#${FULL_PLAN}`,
      open: async ({ page }) => page.getByRole('application').getByRole('button').nth(4).waitFor(),
    },
    { name: 'stores', path: paths.stores },
    { name: 'stores-near', path: `${paths.stores}?near=Sherbrooke` },
    { name: 'contact', path: paths.contact },
    { name: 'sitemap', path: paths.sitemap },
    { name: 'newsletter-unsubscribe', path: `${paths.newsletterUnsubscribe}?token=x` },
    { name: 'home-product', path: product, open: typeHome },
    { name: 'home-category', path: category, open: typeHome },
    { name: 'finder', path: paths.finder },
    { name: 'finder-ceiling', path: `${paths.finder}?who=2,6` },
    { name: 'finder-beds', path: `${paths.finder}?who=2,6&ceiling=96&floor=any&with=any&budget=2000` },
    {
      name: 'finder-nothing',
      path: `${paths.finder}?who=6,6&ceiling=84&floor=compact&with=slide&budget=1000`,
    },
    { name: 'compare', path: paths.compare, open: compare },
    { name: 'not-found', path: '/no-such-page-anywhere', status: 404 },
    { name: 'cart', path: simpleProduct, open: (visit) => buyAndOpen(visit, paths.cart) },
    ...CHECKOUT_STEPS.map((step) => ({
      name: `checkout-${step}`,
      path: simpleProduct,
      open: (visit: Visit) => checkOut(visit, step),
    })),
    { name: 'thank-you', path: simpleProduct, open: order },
  ]
}
