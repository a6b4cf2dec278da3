// How the browser's modules are put into files: one for what every page starts with, beside React, and one for what the
// same kinds of pages start with. The rest, the router above all, is in no file that a first page needs.
import type { Rolldown } from 'vite'
import { PAGES } from './first-load.ts'

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const absolute = (path: string) => new URL(`../${path}`, import.meta.url).pathname

const ENTRY = absolute('pages/+client.ts')
const START = absolute('src/app/browser/first-page.ts')
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//
/** Helpers of the bundler, which any module may need, and what the entry needs besides: it is to run before all else is there. */
const HELPERS = /vite\/preload-helper|rolldown\/runtime|\/platform\/(?:constants|loading-ahead)\.ts$/

/** Everything that modules import, directly or not, except by `import()`, and themselves. */
function importsOf(entries: readonly string[], context: Context): ReadonlySet<string> {
  const seen = new Set(entries)
  for (const id of seen) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported)
  }
  return seen
}

const pagesOf = (name: string) => name.split('-').length

/** The files in the order in which they take their modules. */
const RANKS: readonly ((name: string) => boolean)[] = [
  (name) => name === 'helpers',
  (name) => name === 'react',
  (name) => name === 'start',
  ...Object.keys(PAGES).map(
    (_, less, { length }) =>
      (name: string) =>
        pagesOf(name) === length - less,
  ),
]

/** Module -> the name of its file. */
function filesOfModules(context: Context): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [page, sources] of Object.entries(PAGES)) {
    for (const id of importsOf(sources.map(absolute), context)) {
      const before = names.get(id)
      names.set(id, before ? `${before}-${page}` : page)
    }
  }
  for (const id of importsOf([START], context)) names.set(id, 'start')
  for (const id of importsOf([ENTRY], context)) names.delete(id)
  return names
}

/** Of the bundler's options: a group takes what its modules import along, unless one before it has it. */
type Group = { name: (id: string, context: Context) => string | null; priority: number }

/** One group for each number of pages that share a file: what more of them start with goes first. */
export function firstChunks(): Group[] {
  let names: ReadonlyMap<string, string> | undefined
  const nameOf = (id: string, context: Context): string | null => {
    if (id.endsWith('.css')) return null
    if (REACT.test(id)) return 'react'
    if (HELPERS.test(id)) return 'helpers'
    names ??= filesOfModules(context)
    return names.get(id) ?? null
  }
  return RANKS.map((rank, index) => ({
    name: (id, context) => {
      const name = nameOf(id, context)
      return name !== null && rank(name) ? name : null
    },
    priority: RANKS.length - index,
  }))
}
