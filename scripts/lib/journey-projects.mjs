/**
 * Projects of tests/playwright.config.ts: `pnpm test` runs those whose tests share one shop, `pnpm test:shops` those that start
 * servers of their own, with other settings or in front of a replayed Magento.
 */

export const SHARED_SHOP = ['http', 'desktop', 'phone']

export const OWN_SHOPS = ['own-shops', 'magento*']

/** @param {readonly string[]} names @returns {string[]} options of Playwright */
export const projectOptions = (names) => names.map((name) => `--project=${name}`)
