/** A shop that is set up with scripts of others and a hosted search: what is asked of them, and when. */
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import {
  BROKEN_WORD,
  hostedName,
  SLOW_WORD,
  startOutsideServices,
  type OutsideServices,
} from '../harness/outside-services.ts'
import { startShopServers } from '../harness/shop-servers.ts'

const CATALOGUE = resolve(import.meta.dirname, '../../packages/commerce/catalogue')
const SCRIPTS = ['/ads.js', '/analytics.js', '/chat.js']

/** The shop's catalogue with other settings. */
async function catalogueWith(settings: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'loftwood-catalogue-'))
  for (const name of await readdir(CATALOGUE)) {
    if (name !== 'store.json') await symlink(join(CATALOGUE, name), join(folder, name))
  }
  const store = JSON.parse(await readFile(join(CATALOGUE, 'store.json'), 'utf8')) as object
  await writeFile(join(folder, 'store.json'), JSON.stringify({ ...store, ...settings }))
  return folder
}

interface Outside extends OutsideServices {
  shopUrl: string
}

const test = base.extend<object, { outside: Outside }>({
  outside: [
    async ({}, use) => {
      const services = await startOutsideServices()
      const catalogue = await catalogueWith({
        hostedSearch: { isEnabled: true, applicationId: 'APP1', apiKey: 'abc123', indexName: 'shop' },
        adTracking: {
          isUserConnected: true,
          isConversionConfigEnabled: true,
          isGdprEnabled: true,
          isCookieRestrictionModeEnabled: true,
          gdprOption: 1,
          tagId: '2613',
        },
      })
      const shop = await startShopServers({
        env: {
          CATALOGUE_DIR: catalogue,
          CHAT_SCRIPT_URL: `${services.url}/chat.js`,
          ANALYTICS_SCRIPT_URL: `${services.url}/analytics.js`,
          AD_TRACKING_SCRIPT_URL: `${services.url}/ads.js`,
          HOSTED_SEARCH_URL: services.url,
        },
      })
      await use({ ...services, shopUrl: shop.storefrontUrl })
      await shop.stop()
      await services.stop()
      await rm(catalogue, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ outside }, use) => {
    outside.scripts.length = 0
    outside.searched.length = 0
    await use(outside.shopUrl)
  },
})

test.describe.configure({ mode: 'default' })

/** This shop is not the one that the other specs share. */
test.use({
  expectedProblems: [/another host: http:\/\/(?:localhost|127\.0\.0\.1):|^500 from .*\/1\/indexes\//],
})

const told = () => (window as unknown as { pintrk?: { queue: unknown[][] } }).pintrk?.queue

test('nothing of others loads before the shopper agrees, and all of it then', async ({ page, outside }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/')
  const question = page.getByRole('region', { name: shopper.say('consent.title') })
  await expect(question).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(outside.scripts).toEqual([])
  expect(await page.evaluate(told)).toBeUndefined()

  await question.getByRole('button', { name: shopper.say('consent.agree') }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => outside.scripts.toSorted()).toEqual(SCRIPTS)
  const visit = [['load', '2613'], ['page']]
  expect(await page.evaluate(told)).toEqual(visit)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click()
  await expect(page).toHaveURL(/\/Sitemap$/)
  await expect.poll(() => page.evaluate(told)).toEqual([...visit, ['page']])

  await page.reload()
  await expect.poll(() => outside.scripts.toSorted()).toEqual([...SCRIPTS, ...SCRIPTS].toSorted())
  await expect(question).toBeHidden()
})

test('a refusal is kept, and can be taken back and given again', async ({ page, outside }) => {
  const shopper = shopperOn(page, 'fr')
  await shopper.open('/')
  const question = page.getByRole('region', { name: shopper.say('consent.title') })
  expect(await question.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await question.getByRole('button', { name: shopper.say('consent.refuse') }).click()
  await shopper.open('/about-us')
  const settings = page
    .getByRole('contentinfo')
    .getByRole('button', { name: shopper.say('consent.settings') })
  await expect(settings).toBeVisible()
  await expect(question).toBeHidden()
  expect(outside.scripts).toEqual([])

  await settings.click()
  await question.getByRole('button', { name: shopper.say('consent.agree') }).click()
  await expect.poll(() => outside.scripts.length).toBe(SCRIPTS.length)
  await settings.click()
  const reloaded = page.waitForEvent('load')
  await question.getByRole('button', { name: shopper.say('consent.refuse') }).click()
  await reloaded
  await expect(settings).toBeVisible()
  expect(await page.evaluate(told)).toBeUndefined()
  expect(outside.scripts).toHaveLength(SCRIPTS.length)
})

test('the hosted index suggests; a late answer is dropped; when it fails the back end does', async ({
  page,
  outside,
}) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/')
  const ours: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/searchSuggestions')) ours.push(request.url())
  })
  await page
    .getByRole('region', { name: shopper.say('consent.title') })
    .getByRole('button', { name: shopper.say('consent.refuse') })
    .click()
  const input = page.getByRole('combobox').filter({ visible: true })
  const option = (name: string) => page.getByRole('option').filter({ hasText: name })
  await input.fill('bunk')
  await expect(option(hostedName('bunk'))).toContainText('$1,234.50')
  await expect(option(hostedName('bunk'))).toHaveAttribute('href', '/laurier-high-bunk-bed')

  await input.fill(SLOW_WORD)
  await expect.poll(() => outside.searched).toContain(SLOW_WORD)
  const late = page.waitForResponse(
    (response) => response.request().postData()?.includes(`"${SLOW_WORD}"`) === true,
  )
  await input.fill('loft')
  await expect(option(hostedName('loft'))).toBeVisible()
  await (await late).finished()
  await expect(option(hostedName('loft'))).toBeVisible()
  await expect(option(hostedName(SLOW_WORD))).toBeHidden()
  expect(ours).toEqual([])

  await input.fill(BROKEN_WORD)
  await expect(page.getByRole('option').filter({ hasText: 'Desk' }).first()).toBeVisible()
  expect(ours).toHaveLength(1)
})
