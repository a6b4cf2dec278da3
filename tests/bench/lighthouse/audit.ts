/** Audits pages with Lighthouse as it judges phones: its mobile preset, with a slow network and processor simulated. */
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/lib/browser.mjs'

export interface Page {
  name: string
  url: string
}

/** Of the round with the middle performance. */
export interface Audit {
  name: string
  /** Of 100: performance, accessibility, best practices, SEO. */
  scores: number[]
  lcpSeconds: number
  cls: number
  tbtMs: number
  scriptKib: number
  /** What did not pass, with what Lighthouse says of it. */
  errors: string[]
}

/** The first one is not counted: shoppers meet pages whose pictures are made already. */
const ROUNDS = 6
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Audits that say how it is; the scores judge. */
const NO_FAULT: ReadonlySet<string> = new Set(['notApplicable', 'informative', 'manual'])

/** @param onRound called before each audit */
export async function auditPages(pages: readonly Page[], onRound: (text: string) => void): Promise<Audit[]> {
  const chromePath = await ensureChromium({ isWhole: true })
  const chromeFlags = [...CHROMIUM_ARGS, '--headless=new', '--ignore-certificate-errors']
  const chrome = await launch({ chromePath, chromeFlags })
  try {
    const results = new Map<string, Audit[]>()
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const { name, url } of pages) {
        onRound(`round ${round} of ${ROUNDS}: ${name}`)
        const answer = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES] })
        if (!answer) throw new Error(`no result for ${url}`)
        if (round > 1) results.set(name, [...(results.get(name) ?? []), auditOf(name, answer.lhr)])
      }
    }
    return pages.map(({ name }) => middle(results.get(name) ?? []))
  } finally {
    chrome.kill()
  }
}

function auditOf(name: string, { categories, audits }: Result): Audit {
  const value = (id: string) => audits[id]?.numericValue ?? NaN
  const errors = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => !NO_FAULT.has(scoreDisplayMode) && (score ?? 0) < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id))
  return {
    name,
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    scriptKib: scriptBytes(audits) / 1024,
    errors,
  }
}

function scriptBytes(audits: Result['audits']): number {
  const details = audits['network-requests']?.details as
    | { items: { resourceType?: string; transferSize?: number }[] }
    | undefined
  return (details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

function middle(audits: readonly Audit[]): Audit {
  const sorted = audits.toSorted((one, other) => (one.scores[0] ?? 0) - (other.scores[0] ?? 0))
  const found = sorted[Math.floor(sorted.length / 2)]
  if (!found) throw new Error('nothing was audited')
  return found
}
