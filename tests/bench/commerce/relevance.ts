/** How good the order of search results is, by the judged queries of the back end's tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { meanNdcg } from '@loftwood/commerce/testing/ndcg'
import { startBackEnd } from './back-end.ts'

const QUERY = 'query ($text: String) { products(search: $text, pageSize: 200) { items { sku } } }'

/** @returns a line of text */
export async function measureRelevance(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-relevance-'))
  const backEnd = await startBackEnd(dataDir)
  try {
    const mean = await meanNdcg((text, store) => skusOf(backEnd.url, { text, store }))
    return `search, nDCG@10: ${mean.toFixed(3)}`
  } finally {
    await backEnd.stop()
    rmSync(dataDir, { recursive: true })
  }
}

async function skusOf(url: string, { text, store }: { text: string; store: string }): Promise<string[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store },
    body: JSON.stringify({ query: QUERY, variables: { text } }),
  })
  const { data } = (await response.json()) as { data: { products: { items: { sku: string }[] } } }
  return data.products.items.map(({ sku }) => sku)
}
