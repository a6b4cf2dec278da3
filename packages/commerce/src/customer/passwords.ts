// Passwords: their rules, and how they are hashed (argon2id).
import { randomInt } from 'node:crypto'
import { userError } from '../user-errors/user-error.ts'

/** Loaded with the first password. */
const argon2 = () => import('@node-rs/argon2')

export const PASSWORD_RULE = { shortest: 8, longest: 256, classes: 2 }

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u]

/** Hash that no password has: checking against it takes as long as against a real one. */
export const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$0h1qV+UVbmMGUJS9K8J21g$xGOy1xNzYMmotJ8lNMwjRH7PRUsZweLYErKQDayzaeg'

/** The 49,000 most common ones, in small letters. Loaded with the first password. */
let common: Promise<ReadonlySet<string>> | undefined

async function readCommon(): Promise<ReadonlySet<string>> {
  const { default: words } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  })
  return new Set(words)
}

/** @throws PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_SIMPLE, PASSWORD_NEEDS_LETTER, PASSWORD_COMMON */
export async function checkPasswordRule(password: string): Promise<void> {
  if (password.length < PASSWORD_RULE.shortest) throw userError('PASSWORD_TOO_SHORT', PASSWORD_RULE.shortest)
  if (password.length > PASSWORD_RULE.longest) throw userError('PASSWORD_TOO_LONG', PASSWORD_RULE.longest)
  if (classes.filter((each) => each.test(password)).length < PASSWORD_RULE.classes) {
    throw userError('PASSWORD_TOO_SIMPLE', PASSWORD_RULE.classes)
  }
  if (!/\p{L}/u.test(password) || !/[^\p{L}\s]/u.test(password)) throw userError('PASSWORD_NEEDS_LETTER')
  if ((await (common ??= readCommon())).has(password.toLowerCase())) throw userError('PASSWORD_COMMON')
}

export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(password, { salt: textSalt() })
}

const SALT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const SALT_LENGTH = 16

/** Letters and digits, because Magento stores salts as text: only such hashes can move there. */
function textSalt(): Buffer {
  const letters = Array.from({ length: SALT_LENGTH }, () => SALT_LETTERS[randomInt(SALT_LETTERS.length)])
  return Buffer.from(letters.join(''), 'ascii')
}

/** False for a wrong password, and after the same time for a customer that does not exist. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (password.length > PASSWORD_RULE.longest) return false
  const { verify } = await argon2()
  const isRight = await verify(passwordHash ?? NO_PASSWORD, password)
  return isRight && passwordHash !== undefined
}
