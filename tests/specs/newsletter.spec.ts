/** The newsletter: subscribing in the footer and in its dialog (on the home page: home.spec.ts), leaving by its mail. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { linkIn, mailTo } from '../fixtures/outbox.ts'
import { shopperOn } from '../fixtures/shopper.ts'

/** The path of a link, as the tests' storefront has another origin. */
function pathIn(mail: string, where: RegExp): string {
  const { pathname, search } = new URL(linkIn(mail, where))
  return pathname.replace(/^\/fr/, '') + search
}

const newEmail = () => `reader-${crypto.randomUUID()}@example.com`

test(`one subscribes in the footer, confirms and leaves by the links of the mail`, async ({
  page,
  language,
}) => {
  const email = newEmail()
  const shopper = shopperOn(page, language)
  await shopper.open(paths.faq)
  const footer = page.getByRole('contentinfo')
  const field = footer.getByRole('textbox', { name: shopper.say('newsletter.email') })
  const button = footer.getByRole('button', { name: shopper.say('newsletter.subscribe') })
  await field.fill('nobody')
  await button.click()
  await expect(footer.getByText(shopper.say('form.email'))).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(email)
  await button.click()
  await expect(footer.getByText(shopper.say('newsletter.confirm'))).toBeVisible()
  await expect(field).toHaveValue('')

  await shopper.open(pathIn(await mailTo(email), /newsletter\/confirm/))
  await shopper.button('newsletter.confirmAction').click()
  await expect(page.getByText(shopper.say('newsletter.subscribed'))).toBeVisible()

  await shopper.open(pathIn(await mailTo(email), /newsletter\/unsubscribe/))
  await expect(
    page.getByRole('heading', { level: 1, name: shopper.say('newsletter.unsubscribeTitle') }),
  ).toBeVisible()
  await shopper.button('newsletter.unsubscribe').click()
  await expect(page.getByText(shopper.say('newsletter.unsubscribed'))).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
})

test('a link that is not from a mail does nothing', { tag: '@once' }, async ({ page }) => {
  const shopper = shopperOn(page, 'fr')
  for (const [path, action] of [
    [paths.newsletterConfirm, 'newsletter.confirmAction'],
    [paths.newsletterUnsubscribe, 'newsletter.unsubscribe'],
  ] as const) {
    await shopper.open(`${path}?token=wrong`)
    await shopper.button(action).click()
    await expect(page.getByText(shopper.say('newsletter.linkFailed'))).toBeVisible()
    await expect(shopper.button(action)).toHaveCount(0)
  }
})

test('the menu of phones opens its dialog', async ({ page, isMobile }) => {
  const shopper = shopperOn(page, 'fr')
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.open(paths.home)
  await shopper.button('shell.openMenu').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shopper.say('newsletter.title') })
    .click()
  const dialog = page.getByRole('dialog', { name: shopper.say('newsletter.title') })
  const field = dialog.getByRole('textbox')
  await field.fill(newEmail())
  expect(await accessibilityViolations(page)).toEqual([])
  await (isMobile
    ? dialog.getByRole('button', { name: shopper.say('newsletter.subscribe') }).tap()
    : field.press('Enter'))
  await expect(dialog.getByText(shopper.say('newsletter.confirm'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
