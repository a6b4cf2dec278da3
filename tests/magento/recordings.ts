/** Finds the recorded answer to a request, by what the shopper has done before it. */
import { keyOf, type Exchange, type MagentoRequest } from './exchange.ts'

/** Whose recordings hold the fields of an operation for the same variables, until it is recorded itself. */
const HELD_BY: Readonly<Record<string, string>> = { topCategories: 'categoryList', productCards: 'products' }

/** An exchange of a journey, and how many changes were made before it. */
interface Step {
  exchange: Exchange
  key: string
  changes: number
}

export class Recordings {
  private readonly open = new Map<string, Exchange>()
  private readonly journeys = new Map<string, Step[]>()
  private steps: Step[] = []
  private changes = 0

  constructor(exchanges: readonly Exchange[]) {
    for (const exchange of exchanges) {
      const { journey } = exchange
      if (journey === undefined) this.open.set(keyOf(exchange), exchange)
      else
        this.journeys.set(journey, [
          ...(this.journeys.get(journey) ?? []),
          stepOf(exchange, this.journeys.get(journey)),
        ])
    }
  }

  begin(journey: string): void {
    this.steps = this.journeys.get(journey) ?? []
    this.changes = 0
  }

  find(request: MagentoRequest): Exchange | undefined {
    const held = HELD_BY[request.operation]
    const own = this.findOwn(request)
    return own ?? (held === undefined ? undefined : this.findOwn({ ...request, operation: held }))
  }

  private findOwn(request: MagentoRequest): Exchange | undefined {
    const key = keyOf(request)
    const steps = this.steps.filter((step) => step.key === key)
    return this.best(steps, request) ?? this.open.get(key)
  }

  /** A change comes after those made so far. A read may come a little earlier or later than it was recorded. */
  private best(steps: readonly Step[], { isMutation }: MagentoRequest): Exchange | undefined {
    const next = steps.find(({ changes }) => changes >= this.changes)
    if (isMutation) {
      if (next) this.changes = next.changes + 1
      return next?.exchange
    }
    const same = steps.findLast(({ changes }) => changes === this.changes)
    return (same ?? steps.findLast(({ changes }) => changes < this.changes) ?? next)?.exchange
  }
}

function stepOf(exchange: Exchange, before: readonly Step[] = []): Step {
  const last = before.at(-1)
  const changes = (last?.changes ?? 0) + (last?.exchange.isMutation ? 1 : 0)
  return { exchange, key: keyOf(exchange), changes }
}
