// How good an order of results is.
import { JUDGED_QUERIES } from './judged-queries.ts'

/** Results that count. */
const PLACES = 10

/**
 * Normalized discounted cumulative gain of the first ten results, from 0 to 1.
 * @param isMeant of each result, in order; every product that is meant is among them
 */
export function ndcg(isMeant: readonly boolean[]): number {
  const gain = (results: readonly boolean[]) =>
    results.slice(0, PLACES).reduce((sum, each, place) => sum + (each ? 1 / Math.log2(place + 2) : 0), 0)
  const best = gain(isMeant.toSorted((a, b) => Number(b) - Number(a)))
  return best === 0 ? 0 : gain(isMeant) / best
}

/** The mean over the judged queries. @param skusOf all results of a query, in order */
export async function meanNdcg(skusOf: (text: string, store: string) => Promise<string[]>): Promise<number> {
  let sum = 0
  for (const { text, store, meant } of JUDGED_QUERIES) {
    const skus = await skusOf(text, store)
    sum += ndcg(skus.map((sku) => meant.test(sku)))
  }
  return sum / JUDGED_QUERIES.length
}
