// The shop's own catalogue with other settings in its store.json, as a temporary folder.
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolder } from '@loftwood/demo-store/data-folder'

export interface ChangedCatalogue {
  folder: string
  remove: () => void
}

/** @param settings replace those of the same name at the top of `store.json` */
export function changedCatalogue(settings: object): ChangedCatalogue {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-catalogue-'))
  for (const name of readdirSync(dataFolder)) {
    if (name !== 'store.json') symlinkSync(join(dataFolder, name), join(folder, name))
  }
  const store = JSON.parse(readFileSync(join(dataFolder, 'store.json'), 'utf8')) as object
  writeFileSync(join(folder, 'store.json'), JSON.stringify({ ...store, ...settings }))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
