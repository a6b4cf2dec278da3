/**
 * `pnpm bench storefront|middleware|commerce`: requests per second and latency of one server, or of each in
 * turn, with servers of its own on free ports. Prints a Markdown table for docs/benchmarks.md.
 */
import { cpus } from 'node:os'
import { findSamples } from '../harness/samples.ts'
import { startShopServers } from '../harness/shop-servers.ts'
import { measure, type Figure } from './measure.ts'
import { compareMiddleware } from './middleware/compare.ts'
import { SUBJECTS, TARGETS, type Subject } from './targets.ts'

function chosenSubjects(): Subject[] {
  const [wanted] = process.argv.slice(2)
  if (!wanted) return [...SUBJECTS]
  const found = SUBJECTS.find((subject) => subject === wanted)
  if (!found) throw new Error(`unknown: ${wanted}; one of ${SUBJECTS.join(', ')}, middleware`)
  return [found]
}

function table(subject: Subject, figures: Figure[]): string {
  const rows = figures.map(({ name, requestsPerSecond, p50Ms, p99Ms, failures }) =>
    [name, Math.round(requestsPerSecond).toLocaleString('en-CA'), p50Ms, p99Ms, failures].join(' | '),
  )
  const head = `| ${subject} | req/s | p50 ms | p99 ms | failures |\n|---|---:|---:|---:|---:|`
  return [head, ...rows.map((row) => `| ${row} |`)].join('\n')
}

async function benchShop(): Promise<void> {
  const subjects = chosenSubjects()
  console.error('starting servers …')
  const shop = await startShopServers()
  try {
    const samples = await findSamples(shop.commerceUrl)
    for (const subject of subjects) {
      const figures = await measure(TARGETS[subject](shop, samples), (text) =>
        console.error(`${subject}: ${text}`),
      )
      console.log(`${table(subject, figures)}\n`)
      process.exitCode = figures.some(({ failures }) => failures > 0) ? 1 : process.exitCode
    }
  } finally {
    await shop.stop()
  }
}

const day = new Date().toISOString().slice(0, 10)
console.log(
  `${day}, Node ${process.version}, ${cpus().length} cores, 10 connections, load generator on the same machine\n`,
)
const [wanted] = process.argv.slice(2)
if (wanted !== 'middleware') await benchShop()
if (wanted === undefined || wanted === 'middleware') {
  process.exitCode = (await compareMiddleware()) ? process.exitCode : 1
}
