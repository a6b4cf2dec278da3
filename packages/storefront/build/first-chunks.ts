// How the browser's modules are put into files: what every first page starts with is one file beside React, so that the
// rest, the router above all, is in no file that a first page needs.
import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const START = new URL('../pages/+client.ts', import.meta.url).pathname
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//
/** Helpers of the bundler, which any module may need. */
const HELPERS = /vite\/preload-helper|rolldown\/runtime/

/** Everything that a module imports, directly or not, except by `import()`. */
function importsOf(entry: string, context: Context): ReadonlySet<string> {
  const seen = new Set([entry])
  for (const id of seen) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported)
  }
  return seen
}

/** Makes the function that names the file of a module; null leaves it to the bundler. */
export function firstChunks(): (id: string, context: Context) => string | null {
  let start: ReadonlySet<string> | undefined
  return (id, context) => {
    if (id === START || id.endsWith('.css')) return null
    if (REACT.test(id)) return 'react'
    start ??= importsOf(START, context)
    return HELPERS.test(id) || start.has(id) ? 'start' : null
  }
}
