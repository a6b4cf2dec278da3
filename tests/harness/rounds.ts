/**
 * Which journeys run as what, in two rounds: `pnpm test` is the first, `pnpm test:scaled`, in front of several servers, the
 * second. Each file is dealt one of the two views for the first round, and has the other in the second. What tells a phone
 * from a desktop (`@both`) runs as both in the first; what depends on neither (`@once`) runs on a desktop.
 */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

type Round = 'first' | 'second'
type View = 'desktop' | 'phone'

/** Whole files of `@once`. */
const ONCE = [
  'content',
  'javascript-size',
  'keyboard-account',
  'one-browser',
  'pointer',
  'problems',
  'session-expiry',
]
const OTHER: Readonly<Record<View, View>> = { desktop: 'phone', phone: 'desktop' }

/** By the name's letters, so that a new file leaves the others where they are. */
function firstViewOf(name: string): View {
  const sum = Buffer.from(name).reduce((total, byte) => total + byte, 0)
  return sum % 2 === 0 ? 'desktop' : 'phone'
}

/** What Playwright's `grep` matches begins with the project and the file: the tests of files that have this view in the round. */
function dealt(round: Round, view: View): string {
  const first = round === 'first' ? view : OTHER[view]
  const names = ['specs', 'smoke']
    .flatMap((folder) => readdirSync(resolve(import.meta.dirname, '..', folder)))
    .flatMap((file) => file.match(/^(.+)\.spec\.ts$/)?.[1] ?? [])
    .filter((name) => !ONCE.includes(name) && firstViewOf(name) === first)
  return `(?:^|[ /])(?:${names.join('|')})\\.spec\\.ts `
}

const ONCE_FILES = `(?:^|[ /])(?:${ONCE.join('|')})\\.spec\\.ts `

/** The journeys of a project whose view is its name, as options of Playwright. */
export function journeysOf(view: View, round: Round) {
  const everywhere = view === 'desktop' ? [ONCE_FILES, '@once', '@both'] : round === 'first' ? ['@both'] : []
  return {
    grep: new RegExp([dealt(round, view), ...everywhere].join('|')),
    ...(view === 'phone' && { grepInvert: round === 'first' ? /@once/ : /@once|@both/ }),
  }
}

/** What starts servers of its own has its views in its tests (fixtures/views.ts). */
export function ownShopsOf(round: Round) {
  const later = new RegExp(`${dealt('second', 'desktop')}.*@en|${dealt('second', 'phone')}.*@fr`)
  return round === 'first' ? { grepInvert: later } : { grep: later }
}
