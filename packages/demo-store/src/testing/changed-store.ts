// The demo store with other settings in its store.json, as a temporary folder.
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolder } from '../data-folder.ts'

export interface ChangedStore {
  /** For CATALOG_DIR. */
  folder: string
  remove: () => void
}

type Settings = Record<string, object>

/** @param settings parts of `store.json`; what they do not name stays */
export function changedStore(settings: Settings): ChangedStore {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-store-'))
  for (const name of readdirSync(dataFolder)) {
    if (name !== 'store.json') symlinkSync(join(dataFolder, name), join(folder, name))
  }
  const store = JSON.parse(readFileSync(join(dataFolder, 'store.json'), 'utf8')) as Settings
  const parts = Object.entries(settings).map(([name, part]) => [name, { ...store[name], ...part }])
  writeFileSync(join(folder, 'store.json'), JSON.stringify({ ...store, ...Object.fromEntries(parts) }))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
