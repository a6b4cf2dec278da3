/** Pages that the back end has moved out of the shop: a visitor leaves the shop, by address and by link. */
import { expect } from '../fixtures/index.ts'
import { test } from '../fixtures/own-storefront.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const PRODUCT = '/laurier-high-bunk-bed'
const ELSEWHERE = 'https://elsewhere.example/beds'

test.use({ expectedProblems: [/another host/] })

test('a redirect out of the shop is followed by the browser itself', async ({ page, shop }) => {
  shop.overrides.replace = [
    /"relative_url":"laurier-high-bunk-bed","redirect_code":0/,
    `"relative_url":"${ELSEWHERE}","redirect_code":302`,
  ]
  const response = await fetch(shop.url + PRODUCT, { redirect: 'manual' })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(ELSEWHERE)

  await page.route(`${ELSEWHERE}**`, (route) => route.fulfill({ body: 'Elsewhere' }))
  await shopperOn(page, 'en').open(`${shop.url}/bunk-beds`)
  await page.getByRole('main').getByRole('link', { name: 'Laurier High Bunk Bed' }).first().click()
  await expect(page).toHaveURL(ELSEWHERE)
  await expect(page.getByText('Elsewhere')).toBeVisible()
})
