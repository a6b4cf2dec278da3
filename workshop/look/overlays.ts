/** Which overlays are photographed, by the clicks that open them. */
import { paths } from '@loftwood/storefront/paths'
import type { Samples } from '@loftwood/tests/harness/samples'
import { buyAndOpen, type Screen, type Visit } from './screens.ts'

/** Clicks the first visible button or link of a name; some overlays are links where there is no script. */
const press =
  (name: RegExp) =>
  async ({ page }: Pick<Visit, 'page'>): Promise<void> => {
    const either = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
    await either.filter({ visible: true }).first().click()
  }

async function openNewsletter(visit: Visit): Promise<void> {
  await press(/^(open|ouvrir)/i)(visit)
  await visit.page
    .getByRole('dialog')
    .getByRole('button', { name: /newsletter|infolettre/i })
    .click()
}

async function typeSearch({ page }: Visit): Promise<void> {
  await page.getByRole('combobox').filter({ visible: true }).first().fill('bunk')
  await page.getByRole('option').first().waitFor()
}

async function askToRemove(visit: Visit): Promise<void> {
  await buyAndOpen(visit, paths.cart)
  await press(/^(remove|retirer) /i)(visit)
}

export function overlayScreens({ category, simpleProduct }: Samples): Screen[] {
  const overlays: Screen[] = [
    { name: 'overlay-menu', path: paths.home, only: 'phone', open: press(/^(open|ouvrir)/i) },
    { name: 'overlay-search', path: paths.home, only: 'desktop', open: typeSearch, overlay: 'listbox' },
    { name: 'overlay-health-notice', path: paths.home, only: 'desktop', open: press(/safety|sécurité/i) },
    { name: 'overlay-cart', path: paths.home, open: press(/^(cart|panier),/i) },
    { name: 'overlay-newsletter', path: paths.home, only: 'phone', open: openNewsletter },
    { name: 'overlay-filters', path: category, only: 'phone', open: press(/^(filters|filtres)$/i) },
    { name: 'overlay-added-to-cart', path: simpleProduct, open: ({ shopper }) => shopper.addToCart() },
    { name: 'overlay-remove', path: simpleProduct, open: askToRemove },
  ]
  return overlays.map((screen) => ({ overlay: 'dialog', ...screen }))
}
