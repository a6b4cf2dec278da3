/** Making a page show everything it has before it is photographed in full. */
import type { Page } from '@playwright/test'

/** Scrolls to the end and back, and waits until every picture on the way has arrived or failed. */
export async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await nextFrame()
  })
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getClientRects().length > 0)
      .every((image) => image.complete),
  )
}
