// The key that links of mails end with, `#…&mail=<key>`: whoever brings it back has read the mail.

const KEY = /[#&]mail=([\w-]{16,64})$/

export const withoutMailKey = (hash: string): string => hash.replace(KEY, '')

let taken: string | undefined

/** Moves the key out of the address, before scripts of others look at it. */
export function takeMailKey(): void {
  const { pathname, search, hash } = location
  const [, key] = KEY.exec(hash) ?? []
  if (key === undefined) return
  taken = key
  history.replaceState(history.state, '', pathname + search + withoutMailKey(hash))
}

/** The key of the mail whose link was opened, once. */
export function nextMailKey(): string | undefined {
  takeMailKey()
  const key = taken
  taken = undefined
  return key
}
