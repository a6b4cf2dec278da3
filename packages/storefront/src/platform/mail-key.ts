// The key that links of mails end with, `#…&mail=<key>`: whoever brings it back has read the mail.

const KEY = /[#&]mail=([\w-]{16,64})$/

export const withoutMailKey = (hash: string): string => hash.replace(KEY, '')

/** Moves the key out of the address, before scripts of others look at it; undefined where there is none. */
export function takeMailKey(): string | undefined {
  const { pathname, search, hash } = location
  const key = KEY.exec(hash)?.[1]
  if (key !== undefined) history.replaceState(history.state, '', pathname + search + withoutMailKey(hash))
  return key
}
