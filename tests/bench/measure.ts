/** Measures targets in interleaved rounds, so that a slow moment of the machine falls on all of them. */
import autocannon from 'autocannon'

const CONNECTIONS = 10
const WARM_UP_SECONDS = 2
const ROUND_SECONDS = 4
const ROUNDS = 3

export interface Target {
  name: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** The path of each request, where they differ. */
  nextPath?: () => string
  /** Requests of a round, where there are no more paths; else a round ends by time. */
  requestsPerRound?: number
  /** Called before each round, and before the warm-up. */
  beforeRound?: () => Promise<void>
}

/** A process whose work for the targets is measured too. */
export interface Worker {
  name: string
  /** Processor time so far. */
  processorMs: () => number
}

export interface Figure {
  name: string
  /** Answers a second, median of the rounds. */
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Answers that were no 2xx, and failed connections, over all rounds. */
  failures: number
  /** Processor time of each worker for one request, median of the rounds. */
  processorMs: number[]
}

interface Round {
  result: autocannon.Result
  processorMs: number[]
}

export interface MeasureOptions {
  /** Called before each measurement with what is measured. */
  onRound: (text: string) => void
  workers?: readonly Worker[]
}

/** Fires at each target in turn, round after round. */
export async function measure(
  targets: Target[],
  { onRound, workers = [] }: MeasureOptions,
): Promise<Figure[]> {
  for (const target of targets) {
    onRound(`warming up: ${target.name}`)
    await target.beforeRound?.()
    await fire(target, WARM_UP_SECONDS)
  }
  const rounds = new Map<Target, Round[]>(targets.map((target) => [target, []]))
  for (let number = 1; number <= ROUNDS; number += 1) {
    for (const target of targets) {
      onRound(`round ${number} of ${ROUNDS}: ${target.name}`)
      await target.beforeRound?.()
      rounds.get(target)?.push(await fireWatched(target, workers))
    }
  }
  return targets.map((target) => figureOf(target.name, rounds.get(target) ?? []))
}

async function fireWatched(target: Target, workers: readonly Worker[]): Promise<Round> {
  const before = workers.map(({ processorMs }) => processorMs())
  const result = await fire(target, ROUND_SECONDS)
  const answered = Math.max(result.requests.total, 1)
  const used = workers.map(({ processorMs }, index) => processorMs() - (before[index] ?? 0))
  return { result, processorMs: used.map((ms) => ms / answered) }
}

function fire(
  { url, method, headers, body, nextPath, requestsPerRound }: Target,
  duration: number,
): Promise<autocannon.Result> {
  return autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    ...(requestsPerRound && { amount: requestsPerRound }),
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(nextPath && { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
  })
}

function figureOf(name: string, rounds: readonly Round[]): Figure {
  const results = rounds.map(({ result }) => result)
  const [first] = rounds
  return {
    name,
    requestsPerSecond: median(results.map(({ requests }) => requests.average)),
    p50Ms: median(results.map(({ latency }) => latency.p50)),
    p99Ms: median(results.map(({ latency }) => latency.p99)),
    failures: results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
    processorMs: (first?.processorMs ?? []).map((_ms, index) =>
      median(rounds.map(({ processorMs }) => processorMs[index] ?? 0)),
    ),
  }
}

/** The middle one of several figures. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
