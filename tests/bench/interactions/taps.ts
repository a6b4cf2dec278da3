/**
 * What a shopper taps, on the pages where they do. All but the first tap come when the code that is fetched after load has
 * arrived.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { shopperOn } from '../../fixtures/shopper.ts'
import { interactionMs, observeInteractions } from './event-timing.ts'

/** How much slower than this machine's the phone's processor is. */
const SLOWER = 4

export type Note = (name: string, ms: number) => void

/**
 * A headless browser draws 720 px whatever the phone's height, and Event Timing waits for a drawn frame: what changes below is
 * measured until something above it changes.
 */
const toMiddle = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center' }))

export async function openPhone(page: Page): Promise<void> {
  await observeInteractions(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** On a product page: a choice right after load, then everything up to the cart, the menu and the heart. */
export async function tapProduct(page: Page, path: string, note: Note): Promise<void> {
  const shopper = shopperOn(page, 'en')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const tap = async (name: string, target: Locator, seen: Locator, isSeen = true) => {
    await toMiddle(target)
    const act = async () => {
      await target.tap()
      await expect(seen).toBeVisible({ visible: isSeen })
    }
    note(name, await interactionMs(page, act))
  }
  const close = () => tap('close cart', dialog.getByRole('button', { name: 'Close' }).first(), dialog, false)

  await page.goto(path, { waitUntil: 'load' })
  const groups = main.getByRole('group').filter({ has: page.getByRole('radio') })
  const choice = (group: Locator, index: number) => group.locator('label').nth(index)
  await tap(
    'first tap',
    choice(groups.first(), 1),
    groups.first().getByRole('radio').nth(1).and(page.locator(':checked')),
  )

  await shopper.open(path)
  await shopper.chooseFirstOptions()
  await page.waitForLoadState('networkidle')
  const checked = groups.first().getByRole('radio').nth(1).and(page.locator(':checked'))
  await tap('option', choice(groups.first(), 1), checked)
  await tap('add to cart', shopper.button('product.addToCart').first(), dialog)
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await close()
  const cart = page
    .getByRole('banner')
    .getByRole('link', { name: /^cart,/i })
    .filter({ visible: true })
  await tap('open cart', cart, dialog)
  await close()
  await tap('menu', shopper.button('shell.openMenu').first(), dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await tap('heart', shopper.button('wishlist.toggle').first(), dialog)
}

/** On a list: a filter of the drawer, then the next page. */
export async function tapList(page: Page, path: string, note: Note): Promise<void> {
  const shopper = shopperOn(page, 'en')
  const next = page.getByRole('link', { name: shopper.say('listing.next') }).first()
  await shopper.open(path)
  await page.waitForLoadState('networkidle')
  await toMiddle(next)
  const toNext = async () => {
    await next.tap()
    await expect(page).toHaveURL(/[?&]page=2/)
  }
  note('next page', await interactionMs(page, toNext))

  await shopper.open(path)
  await page.getByRole('link', { name: shopper.say('listing.filters') }).tap()
  const filter = page.getByRole('dialog').getByRole('link', { name: /\d/ }).filter({ visible: true }).first()
  await toMiddle(filter)
  await page.waitForLoadState('networkidle')
  const before = page.url()
  const toFiltered = async () => {
    await filter.tap()
    await expect(page).not.toHaveURL(before)
  }
  note('filter', await interactionMs(page, toFiltered))
}
