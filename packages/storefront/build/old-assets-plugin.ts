// Vite plugin: files of earlier builds stay for a month, because tabs that are open still ask for them.
import { cpSync, existsSync, globSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const ASSETS = folder('../dist/client/assets')
/** Where they wait while vite empties the folder. */
const KEPT = folder('../node_modules/.old-assets')

/** Takes the files away before a build and puts those back that a tab may still need. */
export function oldAssetsPlugin(): Plugin {
  return {
    name: 'loftwood:old-assets',
    apply: 'build',
    config() {
      if (existsSync(ASSETS)) cpSync(ASSETS, KEPT, { recursive: true, preserveTimestamps: true })
    },
    writeBundle() {
      if (this.environment.name !== 'client' || !existsSync(KEPT)) return
      const oldest = Date.now() - KEPT_MS
      for (const file of globSync('**/*.*', { cwd: KEPT })) {
        if (statSync(`${KEPT}/${file}`).mtimeMs < oldest) rmSync(`${KEPT}/${file}`)
      }
      cpSync(KEPT, ASSETS, { recursive: true, preserveTimestamps: true, force: false })
    },
  }
}
