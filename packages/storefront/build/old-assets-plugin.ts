// Vite plugin: files of earlier builds stay for a month, because tabs that are open still ask for them.
import { cpSync, existsSync, globSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Folders {
  /** Hashed files of the build. */
  assets: string
  /** Where they wait while vite empties that folder. */
  kept: string
}

const OURS: Folders = { assets: folder('../dist/client/assets'), kept: folder('../node_modules/.old-assets') }

/** Takes the files away before a build and puts those back that a tab may still need. */
export function oldAssetsPlugin({ assets, kept }: Folders = OURS): Plugin {
  return {
    name: 'loftwood:old-assets',
    apply: 'build',
    config() {
      if (existsSync(assets)) cpSync(assets, kept, { recursive: true, preserveTimestamps: true })
    },
    writeBundle() {
      if (this.environment.name !== 'client' || !existsSync(kept)) return
      const oldest = Date.now() - KEPT_MS
      for (const file of globSync('**/*.*', { cwd: kept })) {
        if (statSync(`${kept}/${file}`).mtimeMs < oldest) rmSync(`${kept}/${file}`)
      }
      cpSync(kept, assets, { recursive: true, preserveTimestamps: true, force: false })
    },
  }
}
