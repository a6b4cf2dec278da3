/** `pnpm bench lighthouse`: Lighthouse on home, category and product, behind HTTP/2 and compression as in production. */
import { freePort } from '../../../scripts/lib/ports.mjs'
import { findSamples } from '../../harness/samples.ts'
import { startBenchShop } from '../limits-off.ts'
import { auditPages, type Audit } from './audit.ts'
import { startFront } from './front.ts'

/** The four scores at least, the rest at most. */
const TARGETS = { scores: [98, 100, 100, 100], lcpSeconds: 1.7, cls: 0.01, tbtMs: 100 } as const

const isReached = ({ scores, lcpSeconds, cls, tbtMs }: Audit): boolean =>
  scores.every((score, index) => score >= (TARGETS.scores[index] ?? 0)) &&
  lcpSeconds <= TARGETS.lcpSeconds &&
  cls <= TARGETS.cls &&
  tbtMs <= TARGETS.tbtMs

function rowOf({ name, scores, lcpSeconds, cls, tbtMs, scriptKib }: Audit): string {
  const figures = [lcpSeconds.toFixed(2), cls.toFixed(3), Math.round(tbtMs), Math.round(scriptKib)]
  return `| ${[name, ...scores, ...figures].join(' | ')} |`
}

/** Prints a table and, below it, what Lighthouse finds wanting. Tells whether everything was reached. */
export async function benchLighthouse(): Promise<boolean> {
  const port = await freePort()
  const origin = `https://localhost:${port}`
  console.error('starting servers …')
  const shop = await startBenchShop({ env: { PUBLIC_URL: origin } })
  const front = await startFront(shop.storefrontUrl, port)
  try {
    const { category, product } = await findSamples(shop.commerceUrl)
    const pages = Object.entries({ home: '/', category, product }).map(([name, path]) => ({
      name,
      url: origin + path,
    }))
    const audits = await auditPages(pages, (text) => console.error(`lighthouse: ${text}`))
    const head =
      '| page | performance | accessibility | best practices | SEO | LCP s | CLS | TBT ms | scripts KiB |'
    console.log([head, '|---|---:|---:|---:|---:|---:|---:|---:|---:|', ...audits.map(rowOf)].join('\n'))
    for (const { name, errors } of audits) console.log(`\n${name}: ${errors.join(', ') || 'nothing wanting'}`)
    return audits.every(isReached)
  } finally {
    await front.close()
    await shop.stop()
  }
}
