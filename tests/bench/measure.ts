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
}

export interface Figure {
  name: string
  /** Answers a second, median of the rounds. */
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Answers that were no 2xx, and failed connections, over all rounds. */
  failures: number
}

/** @param onRound called before each measurement with what is measured */
export async function measure(targets: Target[], onRound: (text: string) => void): Promise<Figure[]> {
  for (const target of targets) {
    onRound(`warming up: ${target.name}`)
    await fire(target, WARM_UP_SECONDS)
  }
  const results = new Map<Target, autocannon.Result[]>(targets.map((target) => [target, []]))
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const target of targets) {
      onRound(`round ${round} of ${ROUNDS}: ${target.name}`)
      results.get(target)?.push(await fire(target, ROUND_SECONDS))
    }
  }
  return targets.map((target) => figureOf(target.name, results.get(target) ?? []))
}

function fire(
  { url, method, headers, body, nextPath }: Target,
  duration: number,
): Promise<autocannon.Result> {
  return autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(nextPath && { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
  })
}

function figureOf(name: string, results: autocannon.Result[]): Figure {
  return {
    name,
    requestsPerSecond: median(results.map(({ requests }) => requests.average)),
    p50Ms: median(results.map(({ latency }) => latency.p50)),
    p99Ms: median(results.map(({ latency }) => latency.p99)),
    failures: results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
  }
}

/** The middle one of several figures. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
