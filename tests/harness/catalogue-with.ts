/** The shop's catalogue with other settings of its store, in a folder of its own. */
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolder } from '@loftwood/demo-store/data-folder'

export interface OwnCatalogue {
  /** For CATALOGUE_DIR. */
  folder: string
  remove: () => Promise<void>
}

type Settings = Record<string, object>

/** @param settings parts of store.json; what they do not name stays */
export async function catalogueWith(settings: Settings): Promise<OwnCatalogue> {
  const folder = await mkdtemp(join(tmpdir(), 'loftwood-catalogue-'))
  for (const name of await readdir(dataFolder)) {
    if (name !== 'store.json') await symlink(join(dataFolder, name), join(folder, name))
  }
  const store = JSON.parse(await readFile(join(dataFolder, 'store.json'), 'utf8')) as Settings
  const parts = Object.entries(settings).map(([name, part]) => [name, { ...store[name], ...part }])
  await writeFile(join(folder, 'store.json'), JSON.stringify({ ...store, ...Object.fromEntries(parts) }))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
