/** Runs scenarios one after the other on one shop, each followed by the same health check, within one bound of time. */
import { setTimeout as pause } from 'node:timers/promises'
import { checkHealth } from './health.ts'
import { peakMb } from '../harness/process-figures.ts'
import type { Family, Scenario } from './scenario.ts'
import { SERVERS, startShop, type AttackedShop } from './shop.ts'

const SCENARIO_WITHIN_MS = 20_000
const MOST_PRINTED = 12

/** As in the journeys: on a build server a scenario that passes at its second try is listed as flaky. */
const isOnBuildServer = process.env['CI'] === 'true'

export interface Outcome {
  passed: number
  failed: string[]
  /** Passed at their second try. */
  flaky: string[]
}

/** Runs the families of one kind of shop. @param deadline of performance.now() */
export async function runFamilies(families: readonly Family[], deadline: number): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: [], flaky: [] }
  const hasRedis = families.some(({ needsRedis }) => needsRedis)
  let shop = await startShop({ hasRedis })
  try {
    for (const { name, scenarios, isTriedOnce = false } of families) {
      console.log(`\n${name}`)
      for (const scenario of scenarios) {
        let { hasPassed, isWell } = await runOne(shop, scenario, deadline)
        const isTriedAgain = !hasPassed && isOnBuildServer && !isTriedOnce
        if (!isWell || isTriedAgain) shop = await anew(shop, hasRedis)
        if (isTriedAgain) {
          ;({ hasPassed, isWell } = await runOne(shop, scenario, deadline))
          if (!isWell) shop = await anew(shop, hasRedis)
        }
        const title = `${name}: ${scenario.name}`
        if (!hasPassed) outcome.failed.push(title)
        else outcome.passed += 1
        if (hasPassed && isTriedAgain) outcome.flaky.push(title)
      }
    }
  } finally {
    await shop.stop()
  }
  return outcome
}

/** What has broken the shop must not fail the scenarios after it. */
async function anew(shop: AttackedShop, hasRedis: boolean): Promise<AttackedShop> {
  for (const name of SERVERS) if (shop.isRunning(name)) await shop.kill(name)
  await shop.stop()
  return startShop({ hasRedis })
}

/** Prints a line, and below it what was wrong. */
async function runOne(shop: AttackedShop, scenario: Scenario, deadline: number) {
  const begun = performance.now()
  const notes: Notes = { faults: [], figures: [] }
  const isLate = begun > deadline
  if (isLate) notes.faults.push('there was no time left')
  const isWell = isLate || (await attack(shop, scenario, notes))
  const hasPassed = notes.faults.length === 0
  const time = `${((performance.now() - begun) / 1000).toFixed(1)} s`.padStart(7)
  const remark = notes.figures.length > 0 ? `  (${notes.figures.join('; ')})` : ''
  console.log(`  ${hasPassed ? 'ok    ' : 'FAILED'} ${time}  ${scenario.name}${remark}`)
  if (!hasPassed) printFaults(shop, scenario, notes.faults)
  return { hasPassed, isWell }
}

function printFaults(shop: AttackedShop, { holds }: Scenario, faults: readonly string[]): void {
  console.log(`         must hold: ${holds}`)
  for (const fault of faults.slice(0, MOST_PRINTED)) console.log(`         - ${fault}`)
  if (faults.length > MOST_PRINTED) console.log(`         - and ${faults.length - MOST_PRINTED} more`)
  for (const line of shop.lastLines().slice(-5)) console.log(`         | ${line.slice(0, 300)}`)
}

interface Notes {
  faults: string[]
  figures: string[]
}

/** Answers whether the shop is well afterwards. */
async function attack(shop: AttackedShop, scenario: Scenario, { faults, figures }: Notes): Promise<boolean> {
  const withinMs = scenario.withinMs ?? SCENARIO_WITHIN_MS
  const report = {
    must: (holds: boolean, otherwise: string) => void (holds || faults.push(otherwise)),
    figure: (text: string) => void figures.push(text),
  }
  const timer = new AbortController()
  const late = pause(withinMs, 'late', { signal: timer.signal }).catch(() => 'late')
  try {
    const ended = await Promise.race([scenario.run(shop, report), late])
    if (ended === 'late') faults.push(`did not end within ${withinMs / 1000} s`)
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  } finally {
    timer.abort()
  }
  if (scenario.isLast) return true
  const health = await checkHealth(shop)
  rememberPeaks(shop)
  faults.push(...health.faults.map((fault) => `afterwards ${fault}`))
  const isWell = health.faults.length === 0
  if (isWell) figures.push(`well after ${health.wellAfterMs} ms`)
  return isWell
}

/** The most memory that each server had, whichever process it was. */
const peaks = new Map<string, number>()

function rememberPeaks(shop: AttackedShop): void {
  for (const name of SERVERS.filter((each) => shop.isRunning(each))) {
    peaks.set(name, Math.max(peaks.get(name) ?? 0, Math.round(peakMb(shop.pid(name)))))
  }
}

/** e.g. `Memory at most: commerce 180 MB, …` */
export function memoryLine(): string {
  return `Memory at most: ${[...peaks].map(([name, peak]) => `${name} ${peak} MB`).join(', ')}`
}
