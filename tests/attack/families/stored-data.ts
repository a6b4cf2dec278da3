/** The folder with everybody's data: who may read it, and what a restored backup gives again. */
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Family } from '../scenario.ts'

const EVERYBODY_READS = 0o755
const OTHERS = 0o077

const pathsIn = (folder: string) => ['', ...readdirSync(folder)].map((name) => join(folder, name))

const openPaths = (folder: string) => pathsIn(folder).filter((path) => statSync(path).mode & OTHERS)

export const storedData: Family = {
  name: 'Stored data',
  isTriedOnce: true,
  scenarios: [
    {
      name: 'a data folder that everybody on the machine may read',
      holds: 'after the next start its owner alone may',
      withinMs: 40_000,
      run: async (shop, report) => {
        await shop.kill('commerce')
        for (const path of pathsIn(shop.dataDir)) chmodSync(path, EVERYBODY_READS)
        await shop.start('commerce')
        const open = openPaths(shop.dataDir)
        report.must(open.length === 0, `others may read ${open.join(', ')}`)
        report.figure(`${open.length} of ${pathsIn(shop.dataDir).length} open`)
      },
    },
  ],
}
