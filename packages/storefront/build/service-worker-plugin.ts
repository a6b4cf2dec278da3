// Vite plugin: the service worker of each build differs, so that browsers notice a new version of the shop.
import { appendFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Writes the build's version into the copied `sw.js`. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'loftwood:service-worker',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client' || dir === undefined) return
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 12)
      appendFileSync(`${dir}/sw.js`, `// version ${version}\n`)
    },
  }
}
