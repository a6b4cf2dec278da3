/**
 * The servers' releases as an operator gets them: in a folder from which nothing of the repository can be reached, owned by
 * another user than the one who runs them, with a Node of their own.
 */
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseFolder, SERVICES } from '../../scripts/lib/services.mjs'
import type { Service } from '../../scripts/lib/services.mjs'

/** `nobody` of Debian. */
const NOBODY = 65_534

export interface Releases {
  /** Node's program. */
  node: string
  /** Another user where this process may start one: as root. */
  uid?: number
  /** The only folder that the servers can write to. */
  dataDir: string
  folderOf: (service: Pick<Service, 'name'>) => string
  remove: () => void
}

export function copyReleases(): Releases {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-releases-'))
  // Others may enter a temporary folder only when they are let in.
  chmodSync(folder, 0o755)
  const folderOf = ({ name }: Pick<Service, 'name'>) => join(folder, name)
  for (const service of SERVICES)
    cpSync(releaseFolder(service), folderOf(service), { recursive: true, verbatimSymlinks: true })
  const node = join(folder, 'node')
  cpSync(process.execPath, node)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY)
  return {
    node,
    dataDir,
    folderOf,
    ...(isRoot && { uid: NOBODY }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
