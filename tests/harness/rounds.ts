/**
 * Which journeys run as what, in two rounds: `pnpm test` is the first, `pnpm test:scaled`, in front of several servers, the
 * second. Each file is dealt one of two views for the first round, and has the other in the second. What tells a phone from a
 * desktop (`@both`) runs as both in the first; what depends on neither (`@once`) runs on a desktop alone, in the round of its
 * file's desktop. The second round alone has what is drawn in 3D, which a machine without a graphics card does in software,
 * the workshop's page of components, the crawl, and the walks through every screen, room of the account and overlay. What starts servers of its own has both views in its tests
 * (fixtures/views.ts) and knows no rounds.
 * `pnpm test --changed` runs few files, whichever round their desktop is in (`every`).
 */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

type Round = 'first' | 'second'

/** Which one this run is. */
export const ROUND = (process.env['E2E_ROUND'] ?? 'first') as Round | 'every'

type View = 'desktop' | 'phone'

/** Whole files of `@once`. */
const ONCE = [
  'content',
  'javascript-size',
  'keyboard-account',
  'one-browser',
  'pointer',
  'problems',
  'session-ended',
]

/** Whole files that only the second round has. */
const SECOND_ONLY = [
  'account-rooms',
  'components',
  'overlays',
  'pages',
  'room-planner',
  'see-in-room',
  'viewer',
]

/** By the name's letters, so that a new file leaves the others where they are. */
const isDealtFirst = (name: string) => Buffer.from(name).reduce((total, byte) => total + byte, 0) % 2 === 0

/** What Playwright's `grep` matches begins with the project and the file. */
const testsIn = (names: readonly string[]) => `(?:^|[ /])(?:${names.join('|')})\\.spec\\.ts `

/** The tests of files that have this view in this round. */
function inView(view: View, round: Round): string {
  const isFirst = (view === 'desktop') === (round === 'first')
  const names = ['specs', 'smoke']
    .flatMap((folder) => readdirSync(resolve(import.meta.dirname, '..', folder)))
    .flatMap((file) => file.match(/^(.+)\.spec\.ts$/)?.[1] ?? [])
  return testsIn(
    names.filter((name) =>
      SECOND_ONLY.includes(name) ? round === 'second' : isDealtFirst(name) === isFirst,
    ),
  )
}

/** The journeys of a project whose view is its name, as options of Playwright. */
export function journeysOf(view: View) {
  const isFirst = ROUND === 'first'
  const isDone = ROUND === 'second' ? ['@both'] : []
  const isElsewhere = view === 'phone' ? ['@once', testsIn(ONCE)] : []
  const without = [...isDone, ...isElsewhere].join('|')
  return {
    ...(ROUND !== 'every' && {
      grep: new RegExp([inView(view, ROUND), ...(isFirst ? ['@both'] : [])].join('|')),
    }),
    ...(without !== '' && { grepInvert: new RegExp(without) }),
  }
}
