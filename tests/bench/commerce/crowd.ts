/** How long adding to a cart takes while others search: 20 clients, changing words, the largest page there is. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as operations from '@loftwood/graphql-types'
import { startBackEnd } from './back-end.ts'
import { ADD, WORDS, asker, findSamples, newCart, type Ask } from './page-set.ts'

const SEARCHERS = 20
const LARGEST_PAGE = 100
const SECONDS = 10
const PAUSE_MS = 50

/** @returns a Markdown table */
export async function measureCrowd(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-crowd-'))
  const backEnd = await startBackEnd(dataDir)
  try {
    const ask = asker(backEnd.url)
    const { sellableSkus } = await findSamples(ask)
    const alone = await addForAWhile(ask, sellableSkus)
    const end = new AbortController()
    const searching = Promise.all(
      Array.from({ length: SEARCHERS }, (_, index) => search(ask, index, end.signal)),
    )
    const crowded = await addForAWhile(ask, sellableSkus)
    end.abort()
    const searches = (await searching).reduce((sum, count) => sum + count, 0)
    const head = ['add to cart, ms', 'times', 'p50', 'p99', 'longest', 'searches a second']
    const row = (name: string, times: number[], others: string) => {
      const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1)
      return [name, String(times.length), at(0.5), at(0.99), at(1), others]
    }
    return [
      head,
      head.map((_, index) => (index === 0 ? '---' : '---:')),
      row('alone', alone, ''),
      row(`${SEARCHERS} others search`, crowded, (searches / SECONDS).toFixed(1)),
    ]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n')
  } finally {
    await backEnd.stop()
    rmSync(dataDir, { recursive: true })
  }
}

/** @returns what each took, ascending */
async function addForAWhile(ask: Ask, skus: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end;) {
    const cartId = await newCart(ask)
    const startedAt = performance.now()
    await ask(ADD, { cartId, items: [{ sku: skus[times.length % skus.length], quantity: 1 }] })
    times.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times.sort((one, other) => one - other)
}

/** @returns how many were answered */
async function search(ask: Ask, index: number, signal: AbortSignal): Promise<number> {
  let answered = 0
  for (let turn = index; !signal.aborted; turn += 1) {
    // Another text every time, so that nothing found before helps.
    const word = `${WORDS[turn % WORDS.length]} ${WORDS[(turn * 7) % WORDS.length]} x${index}y${turn}`
    await ask(operations.ProductsDocument, { search: word, filter: {}, pageSize: LARGEST_PAGE })
    answered += 1
  }
  return answered
}
