/** Takes secrets and what differs from run to run out of recordings. */

const SHOPPER = 'shopper@example.com'
/** Of whatever length it had, since clients check the length of a cart's id. */
const MASK = 'MASKED'
const MASK_LENGTH = 32

/** The same in every recording: a replayed request says what it likes. */
const CONSTANT: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, SHOPPER],
  [/"(\w*password)":"[^"]*"/gi, '"$1":"********"'],
]

/** The host in other spellings, as in JSON and addresses within texts. */
const hostOf = (origin: string) => {
  const { hostname, port } = new URL(origin)
  const name = hostname.replaceAll('.', String.raw`\.`)
  return new RegExp(port ? String.raw`${name}(?::|\\+u003A|%3A)${port}` : name, 'gi')
}

/** The highest number that the pattern finds. */
const highest = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((most, [, digits]) => Math.max(most, Number(digits)), 0)

/** E-mail addresses and passwords replaced. */
export function withoutIdentity<Value>(value: Value): Value {
  return JSON.parse(
    CONSTANT.reduce((text, [pattern, mask]) => text.replaceAll(pattern, mask), JSON.stringify(value)),
  ) as Value
}

/**
 * A function for one recording that also replaces cart ids, tokens and order numbers: the same one always by the same
 * placeholder, which the replayed shopper sends back.
 * @param origin the back end's address
 * @param before text of recordings that stay: their placeholders are not used again
 */
export function masks(origin: string, before = ''): <Value>(value: Value) => Value {
  const secrets = new Map<string, string>()
  const orders = new Map<string, string>()
  const host = hostOf(origin)
  const used = {
    secrets: highest(before, /MASKED(\d+)/g),
    orders: highest(before, /(?<![\w.])(0\d{8})(?!\w)/g),
  }
  const placeholder = (all: Map<string, string>, value: string, write: (count: number) => string) => {
    const existing = all.get(value) ?? write(all.size + 1)
    all.set(value, existing)
    return existing
  }
  const secret = (value: string) =>
    placeholder(
      secrets,
      value,
      (count) => MASK + String(used.secrets + count).padStart(MASK_LENGTH - MASK.length, '0'),
    )
  return <Value>(value: Value) => {
    const text = JSON.stringify(withoutIdentity(value))
      .replaceAll(
        /("\w*token":)"([^"]+)"/gi,
        (_, field: string, token: string) => `${field}"${secret(token)}"`,
      )
      // Ids of carts, but no part of a picture's path.
      .replaceAll(/(?<![\w/])[A-Za-z0-9]{32}(?!\w)/g, (id) => (id.startsWith(MASK) ? id : secret(id)))
      .replaceAll(/(?<![\w.])0\d{8}(?!\w)/g, (number) =>
        placeholder(orders, number, (count) => String(used.orders + count).padStart(9, '0')),
      )
      .replaceAll(origin, 'https://magento.example')
      .replaceAll(host, 'magento.example')
    return JSON.parse(text) as Value
  }
}
