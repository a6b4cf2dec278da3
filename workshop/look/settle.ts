/** Making a page show everything it has before it is photographed. */
import type { Page } from '@playwright/test'

/** Fetches the pictures that wait to be scrolled to as well, and waits until each has arrived or failed. */
export async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() =>
    [...document.images].filter((image) => image.checkVisibility()).every((image) => image.complete),
  )
}
