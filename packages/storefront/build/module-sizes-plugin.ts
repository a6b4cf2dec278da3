// Vite plugin: `dist/modules.json` says which modules each file of the browser is made of, for build/first-load.ts.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** File -> module -> its length before minification. */
export type ModuleSizes = Record<string, Record<string, number>>

const FILE = new URL('../dist/modules.json', import.meta.url)

/** Writes the table of the client's build. */
export function moduleSizesPlugin(): Plugin {
  return {
    name: 'loftwood:module-sizes',
    apply: 'build',
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const sizes: ModuleSizes = Object.fromEntries(
        chunks.map(({ fileName, modules }) => [
          fileName,
          Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
        ]),
      )
      mkdirSync(new URL('.', FILE), { recursive: true })
      writeFileSync(FILE, JSON.stringify(sizes))
    },
  }
}
