/** The guard around every page is awake: each kind of problem, provoked on purpose, is reported. */
import { expect, test } from '@playwright/test'
import { brokenImages, collectProblems } from '../fixtures/problems.ts'
import { WITH_PICTURES } from '../harness/chromium.ts'

test.use(WITH_PICTURES)

const ORIGIN = 'http://shop.test'

const CASES = [
  { what: 'a console error', html: `<script>console.error('lost')</script>`, report: /console error: lost/ },
  {
    what: 'a hydration warning',
    html: `<script>console.warn('Hydration failed')</script>`,
    report: /Hydration/,
  },
  { what: 'an uncaught error', html: `<script>throw new Error('boom')</script>`, report: /uncaught: boom/ },
  { what: 'a failing answer', html: `<script>fetch('/500')</script>`, report: /^500 from/ },
  { what: 'a missing script', html: `<script src="/404"></script>`, report: /^404 from/ },
  {
    what: 'a foreign host',
    html: `<script>fetch('http://spy.test/').catch(() => 0)</script>`,
    report: /another host/,
  },
  { what: 'a broken picture', html: `<img src="/not-a-picture" alt="">`, report: /broken image/ },
]

for (const { what, html, report } of CASES) {
  test(`${what} is reported`, async ({ context, page }) => {
    const problems = collectProblems(context, ORIGIN)
    await context.route('**/*', (route) => {
      const path = new URL(route.request().url()).pathname
      const status = /^\/[45]\d\d$/.test(path) ? Number(path.slice(1)) : 200
      return route.fulfill({ status, contentType: 'text/html', body: path === '/' ? html : 'no' })
    })
    await page.goto(`${ORIGIN}/`)
    await expect(async () => {
      const found = [...problems, ...(await brokenImages(page))]
      expect(found.some((problem) => report.test(problem))).toBe(true)
    }).toPass()
  })
}
