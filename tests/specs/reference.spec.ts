/** The API reference of the middleware: a method is found, read and tried out in the browser. */
import { expect, test } from '../fixtures/index.ts'
import { serverUrl } from '../harness/server-env.ts'

// Every other page is the storefront's.
test.use({ baseURL: async ({}, use) => use(serverUrl('middleware')) })

test('a developer finds a method in the API reference and tries it out @once', async ({ page }) => {
  await page.goto('/docs')
  const products = page.locator('#operations-Catalog-magento_products')
  await page.locator('#operations-tag-Catalog').click()
  await products.getByText('/magento/products').click()
  await expect(products.getByText('INVALID_ARGUMENTS').first()).toBeVisible()

  await products.getByRole('button', { name: 'Try it out' }).click()
  await products.getByRole('button', { name: 'Execute' }).click()
  const answer = products.locator('.live-responses-table')
  await expect(answer.locator('.response-col_status').last()).toContainText('200')
  await expect(answer).toContainText('total_count')
})
