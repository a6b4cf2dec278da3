/**
 * Which journeys run as what, in two rounds: `pnpm test` is the first, `pnpm test:scaled`, in front of several servers, the
 * second. Each file is dealt one of two views, or one of two releases of Magento, for the first round, and has the other in
 * the second. What tells a phone from a desktop, or a release from the other (`@both`), runs as both in the first; what
 * depends on neither (`@once`) runs on a desktop.
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

/** By the name's letters, so that a new file leaves the others where they are. */
const isDealtFirst = (name: string) => Buffer.from(name).reduce((total, byte) => total + byte, 0) % 2 === 0

/** What Playwright's `grep` matches begins with the project and the file. */
const testsIn = (names: readonly string[]) => `(?:^|[ /])(?:${names.join('|')})\\.spec\\.ts `

/** The tests of files that have the first of the two kinds, or the second. */
function dealt(folders: readonly string[], isFirst: boolean): string {
  const names = folders
    .flatMap((folder) => readdirSync(resolve(import.meta.dirname, '..', folder)))
    .flatMap((file) => file.match(/^(.+)\.spec\.ts$/)?.[1] ?? [])
  return testsIn(names.filter((name) => !ONCE.includes(name) && isDealtFirst(name) === isFirst))
}

const inView = (view: View, round: Round) =>
  dealt(['specs', 'smoke'], (view === 'desktop') === (round === 'first'))

/** The journeys of a project whose view is its name, as options of Playwright. */
export function journeysOf(view: View, round: Round) {
  const everywhere =
    view === 'desktop' ? [testsIn(ONCE), '@once', '@both'] : round === 'first' ? ['@both'] : []
  return {
    grep: new RegExp([inView(view, round), ...everywhere].join('|')),
    ...(view === 'phone' && { grepInvert: round === 'first' ? /@once/ : /@once|@both/ }),
  }
}

/** What starts servers of its own has its views in its tests (fixtures/views.ts). */
export function ownShopsOf(round: Round) {
  const later = new RegExp(`${inView('desktop', 'second')}.*@en|${inView('phone', 'second')}.*@fr`)
  return round === 'first' ? { grepInvert: later } : { grep: later }
}

/** In front of one of the two releases of Magento. */
export function magentoOf(isFirstRelease: boolean, round: Round) {
  const files = dealt(['magento'], isFirstRelease === (round === 'first'))
  return round === 'first'
    ? { grep: new RegExp(`${files}|@both`) }
    : { grep: new RegExp(files), grepInvert: /@both/ }
}
