/**
 * `pnpm bench scale`: what a request costs, how many visitors this machine serves, and what more of them need. Measures for
 * four minutes, then simulates; `pnpm bench simulation` simulates again with the costs that were measured last.
 * Prints the tables of docs/scale.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, resolve } from 'node:path'
import { ensureProgram } from '../../../scripts/lib/programs.mjs'
import { together } from '../../attack/lib/together.ts'
import { findAddresses, type Addresses } from './addresses.ts'
import { compare, kneeOf, measuredKnee } from './comparisons.ts'
import { measureKinds, type Costs } from './kinds.ts'
import { seeded } from './model.ts'
import { DEMO, LARGE, mostOrders, planFor } from './needs.ts'
import { exponentOf, passedTo, type ShopSize } from './predict.ts'
import { startMeasuredShop, type MeasuredShop } from './shop.ts'
import { runStep, type StepResult } from './steps.ts'
import * as tables from './tables.ts'
import { createVisitors } from './visitors.ts'

const STORED = resolve(import.meta.dirname, '../../.bench/scale.json')
/** Fewer, to try the bench out. */
const STEP_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 12)

/** Visits a second, until the first that is too many. */
const RATES = { direct: [2, 5, 10, 20, 30, 40, 60], cdn: [10, 25, 50, 100, 150, 200, 300] }
const MODES = [
  { name: 'without a CDN', hasCdn: false, rates: RATES.direct },
  { name: 'behind a CDN', hasCdn: true, rates: RATES.cdn },
]

const say = (text: string) => console.error(`scale: ${text}`)
const print = (title: string, text: string) => console.log(`${title}\n\n${text}\n`)

/** False when requests of the first steps failed. */
export async function measureScale(): Promise<boolean> {
  await ensureProgram('redis')
  say('starting servers …')
  const shop = await startMeasuredShop()
  try {
    const addresses = await findAddresses(shop)
    say('warming up …')
    await warmUp(shop, addresses)
    const costs = await measureKinds({ shop, addresses, onRound: say })
    mkdirSync(dirname(STORED), { recursive: true })
    writeFileSync(STORED, JSON.stringify(costs, null, 2))
    print('## What a visit does', `${tables.mixTable()}\n\n${tables.perVisitLine()}`)
    print('## What one request costs', tables.costTable(costs))
    const all = await measureModes({ shop, addresses, costs })
    printSimulation(costs)
    return all.every(([first]) => first?.isOverloaded === false)
  } finally {
    await shop.stop()
  }
}

/** What the last measurement means for other rates. */
export async function simulateScale(): Promise<boolean> {
  if (!existsSync(STORED)) {
    console.error('no costs have been measured here: run `pnpm bench scale` first')
    return false
  }
  printSimulation(JSON.parse(readFileSync(STORED, 'utf8')) as Costs)
  return true
}

interface Measured {
  shop: MeasuredShop
  addresses: Addresses
  costs: Costs
}

async function measureModes({ shop, addresses, costs }: Measured): Promise<StepResult[][]> {
  const { pages, reads } = addresses
  const size: ShopSize = {
    pages: pages.length,
    reads: reads.length,
    listings: Infinity,
    products: DEMO.products,
  }
  const results: StepResult[][] = []
  for (const { name, hasCdn, rates } of MODES) {
    // What was requested for the step before has expired, or was purged by its orders.
    await warmUp(shop, addresses)
    const steps: StepResult[] = []
    for (const rate of rates) {
      say(`${name}: ${rate} visits a second`)
      const setting = { rate, hasCdn, size }
      const passed = passedTo(setting)
      steps.push(
        await runStep(
          { shop, addresses },
          { rate, seconds: STEP_SECONDS, passed, exponent: exponentOf(setting) },
        ),
      )
      if (steps.at(-1)?.isOverloaded) break
    }
    print(`### One machine, ${name}`, `${tables.stepTable(steps)}\n\n${measuredKnee(steps)}`)
    const compared = compare({ steps, costs, size, hasCdn, cores: cpus().length })
    print(`### Simulated / measured, ${name}`, tables.comparisonTable(compared))
    results.push(steps)
  }
  return results
}

function printSimulation(costs: Costs): void {
  for (const { name, hasCdn } of MODES)
    print(`## Knees, ${name}`, tables.kneeTable(kneeOf({ costs, size: DEMO, hasCdn })))
  const plans = [
    { rate: 10, hasCdn: false, size: DEMO },
    { rate: 10, hasCdn: true, size: DEMO },
    { rate: 1_000, hasCdn: true, size: DEMO },
    { rate: 100_000, hasCdn: true, size: DEMO },
    { rate: 100_000, hasCdn: true, size: LARGE },
  ]
  print('## What visitors need', tables.planTable(plans.map((setting) => planFor(setting, costs))))
  const orders = Math.round(mostOrders(costs))
  console.log(`The embedded back end takes ${orders} orders a second when nothing else is requested.`)
}

/** Everything that is cached has been requested before, as in a shop that is open. */
async function warmUp(shop: MeasuredShop, addresses: Addresses): Promise<void> {
  const report = () => undefined
  const visitors = createVisitors({ origin: shop.storefront, addresses, random: seeded(1), report })
  const all = [addresses.pages, addresses.reads, addresses.files, addresses.pictures].flat()
  const work = (index: number) => visitors.send('page', { path: all[index] })
  await together({ count: all.length, atOnce: 8 }, work)
  await visitors.leave()
}
