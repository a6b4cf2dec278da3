/** `pnpm bench interactions`: how soon a phone with a slow processor shows what a tap does. */
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/lib/browser.mjs'
import { findSamples } from '../../harness/samples.ts'
import { startBenchShop } from '../limits-off.ts'
import { openPhone, tapList, tapProduct, type Note } from './taps.ts'

const ROUNDS = 7
/** The first tap meets a page that is still at work. */
const FIRST_TAP = 'first tap'
const MOST_MS = 200
const MOST_MS_AT_FIRST = 300
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** @returns whether the median of each interaction is short enough */
export async function measureInteractions(): Promise<boolean> {
  const shop = await startBenchShop()
  const executablePath = await ensureChromium({ isWhole: true })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  const times = new Map<string, number[]>()
  const note: Note = (name, ms) => times.set(name, [...(times.get(name) ?? []), ms])
  try {
    const { category, product } = await findSamples(shop.commerceUrl)
    for (let round = 0; round <= ROUNDS; round += 1) {
      process.stderr.write(`round ${round} of ${ROUNDS}\n`)
      // The first round warms the servers up.
      const noteRound = round === 0 ? () => undefined : note
      await visit(browser, shop.storefrontUrl, { category, product, note: noteRound })
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  return print(times)
}

interface Visit {
  category: string
  product: string
  note: Note
}

async function visit(browser: Browser, baseURL: string, { category, product, note }: Visit): Promise<void> {
  const context = await browser.newContext({ baseURL, ...PHONE })
  const page = await context.newPage()
  await openPhone(page)
  await tapProduct(page, product, note)
  await tapList(page, category, note)
  await context.close()
}

function print(times: ReadonlyMap<string, number[]>): boolean {
  console.log(`Phone of 390 px, processor slowed down 4 times, ${ROUNDS} rounds\n`)
  console.log('| interaction | median ms | worst ms | target |\n|---|---|---|---|')
  let isReached = true
  for (const [name, all] of times) {
    const sorted = all.toSorted((one, other) => one - other)
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    const most = name === FIRST_TAP ? MOST_MS_AT_FIRST : MOST_MS
    if (median > most) isReached = false
    console.log(`| ${name} | ${median} | ${sorted.at(-1)} | ${most} |`)
  }
  console.log('')
  return isReached
}
