/**
 * The next release of middleware and storefront, beside the packages folder: other documents, another cookie, other assets,
 * and a method less.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../scripts/lib/root.mjs'
import { toolEnv } from '../../scripts/lib/steps.mjs'

/** What differs, by file: `from` must be there. */
const CHANGES: readonly (readonly [file: string, from: string, to: string])[] = [
  ['graphql-types/fragments/product-list-item.graphql', '  assembled_length\n', '  meta_title\n'],
  ['middleware/src/integrations/commerce/cookies.ts', `'vsf-country'`, `'shop-country'`],
  [
    'middleware/src/integrations/commerce/methods/catalog.ts',
    '  crosssellProducts: method',
    '  _gone: method',
  ],
  ['storefront/src/platform/media/picture.tsx', 'width={width}', 'data-release="next"\n      width={width}'],
]
const LEFT_OUT = new Set(['dist', '.data', '.cache', '.vite', '.vite-temp'])

/** What has to be run there, in which package. */
const STEPS = [
  ['graphql-types', 'graphql-codegen', '--config', 'codegen.ts'],
  ['storefront', 'vike', 'build'],
] as const

export interface NextRelease {
  /** Of a package, e.g. `middleware`. */
  folderOf: (name: string) => string
  remove: () => Promise<void>
}

export async function makeNextRelease(): Promise<NextRelease> {
  // As deep as packages/, so that all relative links lead to the same places.
  const folder = await mkdtemp(join(ROOT, '.next-release-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const folderOf = (name: string) => join(folder, name)
  try {
    await copyPackages(folder)
    for (const [name, command, ...args] of STEPS)
      await promisify(execFile)(`node_modules/.bin/${command}`, args, { cwd: folderOf(name), env: toolEnv() })
    return { folderOf, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The changed ones as copies, the others as links. */
async function copyPackages(folder: string): Promise<void> {
  const changed = new Set(CHANGES.map(([file]) => file.split('/')[0] ?? ''))
  for (const name of await readdir(join(ROOT, 'packages'))) {
    const [from, to] = [join(ROOT, 'packages', name), join(folder, name)]
    if (changed.has(name)) await copyPackage(from, to)
    else await symlink(from, to)
  }
  for (const [file, from, to] of CHANGES) {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    await writeFile(path, text.replace(from, to))
  }
}

async function copyPackage(from: string, to: string): Promise<void> {
  await mkdir(to)
  const options = {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path: string) => !LEFT_OUT.has(path.slice(path.lastIndexOf('/') + 1)),
  }
  for (const name of await readdir(from))
    if (!LEFT_OUT.has(name)) await cp(join(from, name), join(to, name), options)
}
