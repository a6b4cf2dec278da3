/** The client as it is published: packed by pnpm, then unpacked into a folder of its own. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
export const CLIENT_ROOT = join(ROOT, 'packages/client')

export interface PackedClient {
  /** A folder that has nothing but the package installed. */
  folder: string
  /** The package itself. */
  installed: string
  /** The packed file. */
  tarball: string
  remove: () => void
}

export function packClient(): PackedClient {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-client-'))
  const installed = join(folder, 'node_modules/@loftwood/client')
  const tarball = join(folder, 'client.tgz')
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    'packageManager',
    string
  >
  execFileSync('npx', ['-y', packageManager, 'pack', '--out', tarball], { cwd: CLIENT_ROOT, stdio: 'pipe' })
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  return { folder, installed, tarball, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
