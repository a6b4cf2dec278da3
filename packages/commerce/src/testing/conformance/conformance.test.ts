// Sends this back end the requests that a real Magento 2.4 once got (recorded.json: operations, shapes and errors, no data)
// and compares what comes back: status, shape, kinds of values, error messages and categories.
import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import { NOT_SERVED } from '../../server/schema.ts'
import { everyType, everyTypeFiles } from '../every-type.ts'
import { startCommerce } from '../index.ts'
import type { TestCommerce } from '../index.ts'
import { smallCatalog } from '../small-catalog.ts'
import { compareShape } from './compare-shape.ts'
import type { Shape } from './compare-shape.ts'
import { DIFFERENCES, FIELDS_LEFT_OUT } from './differences.ts'
import { pruneQuery } from './prune.ts'
import { ASKED, SKIPPED } from './asked.ts'
import { ASKED_OF_EVERY_TYPE } from './asked-types.ts'
import type { Asked } from './asked.ts'
import { Replay } from './replay.ts'

interface Exchange {
  name: string
  method: 'GET' | 'POST'
  query: string
  variables?: object
  headers?: Record<string, string>
  token?: string
  status: number
  errors?: { message: string; category: string | null }[]
  data?: Shape
}

const recorded = JSON.parse(readFileSync(new URL('recorded.json', import.meta.url), 'utf8')) as Exchange[]
const schema = buildSchema(readTypeDefs(NOT_SERVED))

const typesCatalog = smallCatalog(everyType, everyTypeFiles)
let commerce: TestCommerce
/** A shop with one product of every type. */
let typesCommerce: TestCommerce
let replay: Replay
let typesReplay: Replay
const counts = { same: 0, different: 0, fieldsMissing: new Set<string>() }
/** Exchanges by the reason why they differ, or were not sent. */
const reasons = new Map<string, Set<string>>()
beforeAll(async () => {
  commerce = await startCommerce()
  replay = new Replay(commerce.graphqlUrl)
  typesCommerce = await startCommerce({ catalog: typesCatalog.folder })
  typesReplay = new Replay(typesCommerce.graphqlUrl)
})
afterAll(async () => {
  await commerce.stop()
  await typesCommerce.stop()
  typesCatalog.remove()
  const skipped = Object.keys(SKIPPED).length
  for (const [name, reason] of Object.entries(SKIPPED)) note(reason, name)
  process.stdout.write(
    `conformance: ${counts.same} of ${recorded.length} exchanges the same, ${counts.different} with named differences, ` +
      `${skipped} not asked; ${counts.fieldsMissing.size} recorded fields are not in this schema\n`,
  )
  for (const [reason, names] of reasons) process.stdout.write(`  ${reason} (${[...names].join(', ')})\n`)
  for (const field of counts.fieldsMissing) process.stdout.write(`  no ${field}: ${FIELDS_LEFT_OUT[field]}\n`)
})

function note(reason: string, exchange: string): void {
  reasons.set(reason, (reasons.get(reason) ?? new Set()).add(exchange))
}

async function send(exchange: Exchange, query: string, queries: Asked) {
  const { graphqlUrl } = exchange.name in ASKED_OF_EVERY_TYPE ? typesCommerce : commerce
  const variables = queries.variables ?? exchange.variables
  const headers = {
    'content-type': 'application/json',
    ...exchange.headers,
    ...(queries.token ? { authorization: `Bearer ${queries.token}` } : {}),
  }
  const { method } = exchange
  const search = new URLSearchParams({
    query,
    ...(variables ? { variables: JSON.stringify(variables) } : {}),
  })
  const response =
    method === 'GET'
      ? await fetch(`${graphqlUrl}?${search}`, { headers })
      : await fetch(graphqlUrl, { method, headers, body: JSON.stringify({ query, variables }) })
  return {
    status: response.status,
    ...((await response.json()) as Pick<Exchange, 'errors'> & { data?: unknown }),
  }
}

/** Errors without what depends on the data: SKUs, ids, positions. */
function comparable(
  errors: readonly { message: string; category?: string | null; extensions?: { category?: string } }[],
) {
  return errors
    .map(({ message, category, extensions }) => ({
      message: message.replace(/"[^"]*"/g, '…').replace(/\.$/, ''),
      category: category ?? extensions?.category ?? null,
    }))
    .toSorted((a, b) => a.message.localeCompare(b.message))
}

async function askedOf(name: string): Promise<Asked> {
  return (await (ASKED_OF_EVERY_TYPE[name]?.(typesReplay) ?? ASKED[name]?.(replay))) ?? {}
}

async function differencesOf(exchange: Exchange): Promise<string[]> {
  const queries = await askedOf(exchange.name)
  const replaced = (queries.replace ?? []).reduce(
    (query, [from, to]) => query.replace(from, to),
    exchange.query,
  )
  const isAboutSchema = exchange.errors?.some(({ message }) =>
    /^(Syntax Error|Cannot query field)/.test(message),
  )
  const { query, missing } = isAboutSchema ? { query: replaced, missing: [] } : pruneQuery(replaced, schema)
  for (const field of missing) counts.fieldsMissing.add(field)
  const answer = await send(exchange, query, queries)
  const differences = compareShape(exchange.data ?? 'null', answer.data)
  if (answer.status !== exchange.status)
    differences.push(`status ${answer.status} here, ${exchange.status} there`)
  const [here, there] = [comparable(answer.errors ?? []), comparable(exchange.errors ?? [])]
  if (JSON.stringify(here) !== JSON.stringify(there)) {
    differences.push(`errors ${JSON.stringify(here)} here, ${JSON.stringify(there)} there`)
  }
  return differences
}

function isNamed(exchange: Exchange, difference: string): boolean {
  const named = DIFFERENCES.find(
    (each) => (each.exchanges?.includes(exchange.name) ?? true) && each.difference.test(difference),
  )
  if (named) note(named.reason, exchange.name)
  return named !== undefined
}

describe('as Magento answers', () => {
  test.each(recorded.filter(({ name }) => !(name in SKIPPED)))('$name', async (exchange) => {
    const differences = await differencesOf(exchange)
    counts[differences.length === 0 ? 'same' : 'different'] += 1
    expect(differences.filter((difference) => !isNamed(exchange, difference))).toEqual([])
  })

  test('fields are left out for a reason only', () => {
    expect([...counts.fieldsMissing].filter((field) => !(field in FIELDS_LEFT_OUT))).toEqual([])
  })
})

test('nothing is excused that was not recorded', () => {
  const names = new Set(recorded.map(({ name }) => name))
  const unknown = [
    ...Object.keys(ASKED),
    ...Object.keys(ASKED_OF_EVERY_TYPE),
    ...Object.keys(SKIPPED),
    ...DIFFERENCES.flatMap(({ exchanges }) => exchanges ?? []),
  ].filter((name) => !names.has(name))
  expect(unknown).toEqual([])
})
