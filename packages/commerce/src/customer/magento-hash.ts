// Password hashes as Magento stores them: `hash:salt:3_<bytes>_<passes>_<memory in bytes>`, argon2id over a salt of text.

const SALT_BYTES = 16
/** Magento's version 2 has the same form without its costs: those of libsodium's "interactive". */
const INTERACTIVE = { bytes: 32, passes: 2, memory: 67_108_864 }
/** What a sign-in may cost: a hash names its own costs, and an imported one was written elsewhere. */
const MOST = { passes: 10, memory: 256 * 1024 * 1024 }

const stored = /^\$argon2id\$v=19\$m=(?<kib>\d+),t=(?<passes>\d+),p=1\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/u
const magento =
  /^(?<hash>(?:[\da-f]{2})+):(?<salt>[^:]+):(?:2|3_(?<bytes>\d+)_(?<passes>\d+)_(?<memory>\d+))$/u

/** Undefined for a hash that Magento could not check: its salt is no text, which older releases did not care about. */
export function toMagentoHash(passwordHash: string): string | undefined {
  const { kib, passes, salt = '', hash = '' } = stored.exec(passwordHash)?.groups ?? {}
  const saltText = Buffer.from(salt, 'base64').toString('latin1')
  const digest = Buffer.from(hash, 'base64')
  if (!/^[\dA-Za-z]{16}$/u.test(saltText)) return undefined
  return `${digest.toString('hex')}:${saltText}:3_${digest.length}_${passes}_${Number(kib) * 1024}`
}

/** Undefined for anything but argon2id of usual costs: Magento's older hashes are rehashed there when their owner signs in. */
export function fromMagentoHash(text: string): string | undefined {
  const { hash, salt = '', bytes, passes, memory } = magento.exec(text)?.groups ?? {}
  if (hash === undefined) return undefined
  const digest = Buffer.from(hash, 'hex')
  const costs = bytes === undefined ? INTERACTIVE : numbersOf({ bytes, passes, memory })
  if (digest.length !== costs.bytes || costs.memory % 1024 !== 0) return undefined
  if (costs.passes > MOST.passes || costs.memory > MOST.memory) return undefined
  const cost = `m=${costs.memory / 1024},t=${costs.passes},p=1`
  return `$argon2id$v=19$${cost}$${unpadded(saltBytes(salt))}$${unpadded(digest)}`
}

function numbersOf(texts: Record<keyof typeof INTERACTIVE, string | undefined>) {
  return { bytes: Number(texts.bytes), passes: Number(texts.passes), memory: Number(texts.memory) }
}

/** Magento repeats a short salt and cuts a long one. */
function saltBytes(salt: string): Buffer {
  const bytes = Buffer.from(salt)
  return Buffer.concat(Array.from({ length: SALT_BYTES }, () => bytes)).subarray(0, SALT_BYTES)
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/u, '')
}
