/** The recordings of a release as a file: an exchange a line, an answer that came before by the number of its line. */
import { readFileSync } from 'node:fs'
import { keyOf, type Exchange } from './exchange.ts'

type Line = Omit<Exchange, 'answer'> & { answer: Exchange['answer'] | number }

/** A public request that was sent more than once has its last answer. */
export function recordingLines(exchanges: readonly Exchange[]): string {
  const stored = new Map(exchanges.map((exchange, index) => [idOf(exchange, index), exchange]))
  const lineOf = new Map<string, number>()
  const lines = [...stored.values()].map((exchange, index): Line => {
    const answer = JSON.stringify(exchange.answer)
    const same = lineOf.get(answer)
    if (same !== undefined) return { ...exchange, answer: same }
    lineOf.set(answer, index)
    return exchange
  })
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

const idOf = (exchange: Exchange, index: number) =>
  exchange.journey === undefined ? keyOf(exchange) : String(index)

/** Those of before, with what was recorded anew in their place. */
export function mergedRecordings(before: readonly Exchange[], recorded: readonly Exchange[]): Exchange[] {
  const journeys = new Set(recorded.map(({ journey }) => journey))
  const stay = before.filter(({ journey }) => journey === undefined || !journeys.has(journey))
  return [...stay, ...recorded]
}

export function readRecordings(file: string): Exchange[] {
  const text = readFileSync(file, 'utf8').trimEnd()
  const lines = text.split('\n').map((line) => JSON.parse(line) as Line)
  const answerOf = ({ answer }: Line): Exchange['answer'] =>
    typeof answer === 'number' ? answerOf(lines[answer]!) : answer
  return lines.map((line) => ({ ...line, answer: answerOf(line) }))
}
