/** What no answer to a stranger may hold. */

const LEAKS: readonly (readonly [string, RegExp])[] = [
  ['a stack', /\n\s+at .+:\d+:\d+|\\n\s+at .+:\d+:\d+/],
  [
    'a path of the machine',
    /node_modules\/\.pnpm|file:\/\/\/|\/packages\/(?:commerce|middleware|storefront)\//,
  ],
  ['words of the database', /SQLITE_|sqlite3?:|no such column|constraint failed/i],
  ['a file of the machine', /root:x:0:0|"name": ?"@loftwood\//],
]

/** What this answer gives away; undefined when nothing. */
export function leakIn(text: string): string | undefined {
  return LEAKS.find(([, pattern]) => pattern.test(text))?.[0]
}
