/** Fills the gaps of a recorded answer from another release's answer to the same request. */

/** Fields that identify an object. Lists are filled only if their items are the same objects. */
const IDENTITIES = ['__typename', 'uid', 'sku', 'id', 'code', 'value']

/** The first value, with the fields that it lacks taken from the second. */
export function merged<Value>(own: Value, other: unknown): Value {
  if (Array.isArray(own) && Array.isArray(other)) {
    const isSame = own.length === other.length && own.every((each, index) => areSame(each, other[index]))
    return (isSame ? own.map((each, index) => merged(each, other[index])) : own) as Value
  }
  if (!isFields(own) || !isFields(other)) return own
  const names = new Set([...Object.keys(own), ...Object.keys(other)])
  return Object.fromEntries(
    [...names].map((name) => [name, name in own ? merged(own[name], other[name]) : other[name]]),
  ) as Value
}

function areSame(own: unknown, other: unknown): boolean {
  if (!isFields(own) || !isFields(other)) return own === other
  return IDENTITIES.every((name) => !(name in own && name in other) || own[name] === other[name])
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
