/** Writing to the shop: what is missing is said, what was typed arrives. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { mailTo } from '../fixtures/outbox.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const SHOP = 'hello@loftwood.example'

test('sends a message to the shop', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  const mark = crypto.randomUUID()
  const field = (key: Parameters<typeof shopper.say>[0]) =>
    page.getByRole('main').getByRole('textbox', { name: shopper.say(key) })
  await shopper.open(language === 'en' ? paths.contact : paths.contactAlias)
  // When somebody is there.
  await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible()
  await shopper.button('contact.send').click()
  const summary = page.getByRole('alert').filter({ hasText: shopper.say('form.check') })
  await expect(summary.getByRole('link')).toHaveCount(3)
  expect(await accessibilityViolations(page)).toEqual([])

  await field('contact.name').fill('Zoé <b>Gagnon</b>')
  await field('form.emailLabel').fill('zoe@')
  await field('contact.comment').fill(`Is the ladder on the left? ${mark}\n<script>alert(1)</script>`)
  const order = field('contact.order')
  await expect(order).toHaveCount(0)
  await page.getByLabel(shopper.say('contact.topic')).selectOption('order')
  await order.fill('000000012')
  await shopper.button('contact.send').click()
  await expect(summary.getByRole('link')).toHaveCount(2)
  await field('contact.name').fill('Zoé Gagnon')
  await field('form.emailLabel').fill(`zoe-${mark}@example.com`)
  await shopper.button('contact.send').click()
  await expect(page.getByText(shopper.say('contact.sent'))).toBeVisible()
  await expect(field('contact.comment')).toHaveValue('')
  await expect(order).toHaveCount(0)
  const mail = await mailTo(SHOP, new RegExp(mark))
  expect(mail).toContain('Zoé Gagnon')
  expect(mail).toMatch(shopper.say('contact.topicOf.order'))
  expect(mail).toContain('000000012')
})

test.describe('when the shop is out of reach', () => {
  test.use({ expectedProblems: [/503/] })

  test('keeps the message in the form after an error', { tag: '@once' }, async ({ page }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.open(paths.contact)
    await page.route('**/api/magento/contactUs*', (route) => route.fulfill({ status: 503, body: '{}' }))
    const comment = page.getByRole('textbox', { name: shopper.say('contact.comment') })
    await page.getByRole('textbox', { name: shopper.say('contact.name') }).fill('Ann Lee')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: shopper.say('form.emailLabel') })
      .fill('ann@example.com')
    await comment.fill('A long question')
    await shopper.button('contact.send').click()
    await expect(page.getByText(shopper.say('contact.failed'))).toBeVisible()
    await expect(comment).toHaveValue('A long question')
  })
})
