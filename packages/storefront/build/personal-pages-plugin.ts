// Vite plugin: vike's table of pages in browsers names the files of every page, two thirds of which are personal ones.
// These are named by a module of their own, which comes with the first link or button that is about to be used.
import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:personal-pages'
const TABLE = /^\0?virtual:vike:global-entry:client:client-routing$/
const ENTRY = /^\0?virtual:vike:page-entry:client:\/pages\/\(personal\)\//
const IMPORT = /import\(("virtual:vike:page-entry:client:\/pages\/\(personal\)\/[^"]+")\)/g

const root = fileURLToPath(new URL('..', import.meta.url))

/** vike's modules of personal pages. */
export const entries = () =>
  globSync('pages/(personal)/**/+Page.tsx', { cwd: root })
    .map((file) => `virtual:vike:page-entry:client:/${dirname(file)}`)
    .toSorted()

/** A function is there before its module ran: Safari may resolve an import too early. */
export function modulesCode(): string {
  const rows = entries().map((entry) => `${JSON.stringify(entry)}: () => import(${JSON.stringify(entry)})`)
  return `export function load(entry) { return { ${rows.join(', ')} }[entry]() }`
}

/** vike's table without what it says to people who look for a mistake, and without repeating what most pages have. */
export function shortTable(table: string): string {
  const shared = new Map<string, string>()
  const rows = table
    .replaceAll(/\bmoduleId: "[^"]*", /g, '')
    .replaceAll(/,"definedAtLocation":"[^"]*"/g, '')
    .replaceAll(/^ {4}configValuesSerialized: (\{\n[^]*?^ {4}\}),$/gm, (_row, values: string) => {
      const name = shared.get(values) ?? `values${shared.size}`
      shared.set(values, name)
      return `configValuesSerialized: ${name},`
    })
  return [...[...shared].map(([values, name]) => `const ${name} = ${values}`), rows].join('\n')
}

/** vike's table without the files of personal pages. @throws when it is not as it was */
export function withoutPersonalPages(table: string): string {
  const count = [...table.matchAll(IMPORT)].length
  if (count !== entries().length) throw new Error(`vike's table imports ${count} personal pages`)
  return table.replaceAll(
    IMPORT,
    (_import, entry) => `import('${MODULE}').then(({ load }) => load(${entry}))`,
  )
}

export function personalPagesPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'loftwood:personal-pages',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return
      return isBuild && this.environment.name === 'client' ? modulesCode() : 'export {}'
    },
    transform: {
      filter: { id: [TABLE, ENTRY] },
      handler(code, id) {
        if (!isBuild || this.environment.name !== 'client') return
        if (TABLE.test(id)) return { code: shortTable(withoutPersonalPages(code)), map: null }
        // A page that is opened directly preloads the module too.
        return { code: `import '${MODULE}'\n${code}`, map: null }
      },
    },
  }
}
