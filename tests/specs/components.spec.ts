/** The page of all components (`workshop/showcase`, as built): checked in light and in forced colours, walked by keyboard. */
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import express from 'express'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { collectProblems } from '../fixtures/problems.ts'

const BUILT = resolve(import.meta.dirname, '../../workshop/showcase/dist')

const test = base.extend<{ components: Page }, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = express().use(express.static(BUILT)).listen(0, '127.0.0.1')
      await new Promise((listening) => server.once('listening', listening))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.close()
    },
    { scope: 'worker' },
  ],
  components: async ({ browser, origin, contextOptions }, use) => {
    const context = await browser.newContext(contextOptions)
    const problems = collectProblems(context, origin)
    const page = await context.newPage()
    await page.goto(`${origin}/`)
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible()
    await use(page)
    expect(problems, 'problems seen by the browser').toEqual([])
    await context.close()
  },
})

/** Rules that do not hold: the colours of a forced palette are the reader's, and axe does not see them. */
const LOOKS = {
  light: { media: {}, except: [] },
  'forced colours': { media: { forcedColors: 'active' }, except: ['color-contrast'] },
} as const

for (const [name, { media, except }] of Object.entries(LOOKS)) {
  test(`every component in ${name}`, async ({ components: page }) => {
    await page.emulateMedia(media)
    expect(await accessibilityViolations(page, { except })).toEqual([])
    const overhang = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    // The scroll bar's place counts as part of the window.
    expect(overhang, 'nothing hangs out of the page').toBeLessThanOrEqual(0)
  })
}

interface Stop {
  chapter: string
  /** Whether a ring shows on it, or on the label that stands for it. */
  isShown: boolean
  what: string
}

test(
  'Tab goes through the page from top to bottom and shows where it is',
  { tag: '@once' },
  async ({ components: page }) => {
    test.setTimeout(300_000)
    // The page starts with the focus on a summary of errors, far down.
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.mouse.click(1, 1)
    await page.evaluate(() => {
      const chapters = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=Chapters] a')].map(
        ({ hash }) => hash.slice(1),
      )
      const stops: Stop[] = []
      Object.assign(window, { chapters, stops })
      const isRinged = (element: Element | null, part?: string) =>
        element !== null && getComputedStyle(element, part).outlineStyle !== 'none'
      document.addEventListener('focusin', ({ target }) => {
        const element = target as Element
        stops.push({
          chapter: chapters.find((id) => element.closest(`#${id}`)) ?? 'head',
          // The link of a card has its ring around the whole card.
          isShown: isRinged(element) || isRinged(element.closest('label')) || isRinged(element, '::after'),
          what: element.outerHTML.slice(0, 160),
        })
      })
    })
    // Round once: from the end Tab goes to the top again.
    const isRound = () =>
      page.evaluate(() => {
        const { stops } = window as unknown as { stops: Stop[] }
        const left = stops.findIndex(({ chapter }) => chapter !== 'head')
        return (
          left >= 0 && (stops.slice(left).some(({ chapter }) => chapter === 'head') || stops.length > 1000)
        )
      })
    do for (let step = 0; step < 20; step++) await page.keyboard.press('Tab')
    while (!(await isRound()))
    const { chapters, stops } = await page.evaluate(() => {
      const told = window as unknown as { chapters: string[]; stops: Stop[] }
      return { chapters: told.chapters, stops: told.stops }
    })
    const passed = stops
      .map(({ chapter }) => chapter)
      .filter((chapter, index, all) => chapter !== all[index - 1])
    const once = passed.slice(0, passed.indexOf('head', 1) < 0 ? passed.length : passed.indexOf('head', 1))
    expect(once).toEqual(['head', ...chapters.filter((chapter) => once.includes(chapter))])
    expect(once.length).toBeGreaterThan(6)
    expect(stops.filter(({ isShown }) => !isShown).map(({ what }) => what)).toEqual([])
  },
)

for (const name of ['Open the dialog', 'Open the cart', 'Open the menu']) {
  test(
    `${name}: keeps the focus inside and gives it back`,
    { tag: '@once' },
    async ({ components: page }) => {
      const opener = page.getByRole('button', { name })
      await opener.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(() => {
          const element = document.activeElement
          return element !== null && element !== document.body && !element.closest('dialog')
        })
        expect(isOutside).toBe(false)
      }
      expect(await accessibilityViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    },
  )
}
