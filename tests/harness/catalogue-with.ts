/** The shop's catalogue with other settings of its store, in a folder of its own. */
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const CATALOGUE = resolve(import.meta.dirname, '../../packages/commerce/catalogue')

export interface OwnCatalogue {
  /** For CATALOGUE_DIR. */
  folder: string
  remove: () => Promise<void>
}

type Settings = Record<string, object>

/** @param settings parts of store.json; what they do not name stays */
export async function catalogueWith(settings: Settings): Promise<OwnCatalogue> {
  const folder = await mkdtemp(join(tmpdir(), 'loftwood-catalogue-'))
  for (const name of await readdir(CATALOGUE)) {
    if (name !== 'store.json') await symlink(join(CATALOGUE, name), join(folder, name))
  }
  const store = JSON.parse(await readFile(join(CATALOGUE, 'store.json'), 'utf8')) as Settings
  const parts = Object.entries(settings).map(([name, part]) => [name, { ...store[name], ...part }])
  await writeFile(join(folder, 'store.json'), JSON.stringify({ ...store, ...Object.fromEntries(parts) }))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
