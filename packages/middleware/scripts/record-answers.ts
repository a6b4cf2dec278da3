// Makes src/testing/facts/recorded-answers.json of a folder of recorded exchanges with a real Magento, one JSON file each:
//   pnpm recorded-answers <folder>
// It stores status, errors and enough of the data to recognise the kind of response; lists, depth and texts are cut.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Exchange {
  response: { status: number; body: { data?: unknown; errors?: RecordedError[] } }
}
interface RecordedError {
  message: string
  path?: unknown[]
  extensions?: object
}

const MAX_DEPTH = 5
const MAX_FIELDS = 6
const MAX_TEXT = 80
/** E-mail addresses, tokens and ids of carts are replaced. */
const REPLACED: Record<string, string> = { email: 'ann@example.com', token: 'recorded.token' }

const CART_ID = /^[A-Za-z0-9]{32}$/
const MASKED_CART_ID = 'MASKED'.padEnd(32, '0')

const [folder = '.'] = process.argv.slice(2)
const answers = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => {
    const { response } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Exchange
    return [file.replace(/\.json$/, ''), { status: response.status, body: bodyOf(response.body) }] as const
  })
const output = new URL('../src/testing/facts/recorded-answers.json', import.meta.url)
const lines = answers.map(([name, answer]) => `  ${JSON.stringify(name)}: ${JSON.stringify(answer)}`)
writeFileSync(output, `{\n${lines.join(',\n')}\n}\n`)

function bodyOf({ data, errors }: Exchange['response']['body']): object {
  return {
    ...(errors && { errors: errors.map(({ message, path, extensions }) => ({ message, path, extensions })) }),
    ...(data !== undefined && { data: cut(data, 0) }),
  }
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return CART_ID.test(value) ? MASKED_CART_ID : value.slice(0, MAX_TEXT)
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH) return null
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => cut(each, depth + 1))
  const fields = Object.entries(value).slice(0, MAX_FIELDS)
  return Object.fromEntries(
    fields.map(([name, each]) => {
      const replacement = typeof each === 'string' ? REPLACED[name] : undefined
      return [name, replacement ?? cut(each, depth + 1)]
    }),
  )
}
