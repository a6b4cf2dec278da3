// Vite plugin: files of earlier builds stay for a month, because open tabs still request them.
import { cpSync, existsSync, globSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Folders {
  /** Hashed files of the build. */
  assets: string
  /** Copies, while vite empties that folder. */
  saved: string
}

const OURS: Folders = {
  assets: folder('../dist/client/assets'),
  saved: folder('../node_modules/.old-assets'),
}

/** Copies the files before a build and restores those that a tab may still need. */
export function oldAssetsPlugin({ assets, saved }: Folders = OURS): Plugin {
  return {
    name: 'loftwood:old-assets',
    apply: 'build',
    config() {
      if (existsSync(assets)) cpSync(assets, saved, { recursive: true, preserveTimestamps: true })
    },
    writeBundle() {
      if (this.environment.name !== 'client' || !existsSync(saved)) return
      const oldest = Date.now() - RETENTION_MS
      for (const file of globSync('**/*.*', { cwd: saved })) {
        if (statSync(`${saved}/${file}`).mtimeMs < oldest) rmSync(`${saved}/${file}`)
      }
      cpSync(saved, assets, { recursive: true, preserveTimestamps: true, force: false })
    },
  }
}
