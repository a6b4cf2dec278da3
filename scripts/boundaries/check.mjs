/** The boundary rules. Pure: takes packages with their sources, gives back what breaks the table. */
import { posix } from 'node:path'
import { importsOf } from './imports.mjs'
import { FOLDERS, MAY_IMPORT, MAY_REACH, SCOPE } from './table.mjs'

/** @typedef {import('./imports.mjs').ImportUse} ImportUse */

/**
 * @typedef {object} Package
 * @property {string} name without the scope
 * @property {string} dir from the root, with forward slashes
 * @property {Record<string, Record<string, string>>} manifest package.json (only its dependency fields are read)
 * @property {Map<string, string>} files path inside the package -> source
 */

/** @typedef {{ rule: string, where: string, message: string }} Fault */

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

/**
 * @param {readonly Package[]} packages
 * @returns {Fault[]} empty when every boundary holds
 */
export function checkBoundaries(packages) {
  return packages.flatMap((pkg) => [
    ...unknownPackage(pkg),
    ...checkManifest(pkg),
    ...[...pkg.files].flatMap(([path, source]) => checkFile(pkg, path, source)),
  ])
}

/** @param {Package} pkg @returns {Fault[]} */
function unknownPackage(pkg) {
  if (MAY_IMPORT[pkg.name]) return []
  return [
    { rule: 'unknown-package', where: pkg.dir, message: `add ${pkg.name} to scripts/boundaries/table.mjs` },
  ]
}

/** @returns {Fault[]} folders that may import one which does not stand above them: that would allow a circle */
export function checkFolderOrder(folders = FOLDERS) {
  return Object.entries(folders).flatMap(([name, allowed]) => {
    const order = Object.keys(allowed)
    return order.flatMap((folder, index) =>
      (allowed[folder] ?? [])
        .filter((imported) => !order.slice(0, index).includes(imported))
        .map((imported) => ({
          rule: 'folder-order',
          where: 'scripts/boundaries/table.mjs',
          message: `of ${name}, ${imported} must stand above ${folder}`,
        })),
    )
  })
}

/** @param {Package} pkg @returns {Fault[]} */
function checkManifest(pkg) {
  return DEPENDENCY_FIELDS.flatMap((field) => Object.keys(pkg.manifest[field] ?? {}))
    .filter(
      (dependency) => dependency.startsWith(SCOPE) && !allowanceFor(pkg, dependency.slice(SCOPE.length)),
    )
    .map((dependency) => ({
      rule: 'package-dependency',
      where: `${pkg.dir}/package.json`,
      message: `${pkg.name} may not depend on ${dependency}`,
    }))
}

/** @param {Package} pkg @param {string} name */
function allowanceFor(pkg, name) {
  return MAY_IMPORT[pkg.name]?.find((allowed) => allowed.name === name)
}

/** @param {Package} pkg @param {string} path @param {string} source @returns {Fault[]} */
function checkFile(pkg, path, source) {
  return importsOf(path, source).flatMap((use) => {
    const found = faultOf(pkg, path, use)
    return found ? [{ ...found, where: `${pkg.dir}/${path}:${use.line}` }] : []
  })
}

/** @param {Package} pkg @param {string} path @param {ImportUse} use */
function faultOf(pkg, path, use) {
  if (use.specifier.startsWith('#')) {
    return { rule: 'no-alias', message: `'${use.specifier}': use a relative path` }
  }
  if (use.specifier.startsWith(SCOPE)) return packageFault(pkg, use)
  if (use.specifier.startsWith('.')) return relativeFault(pkg, path, use.specifier)
  return undefined
}

/** @param {Package} pkg @param {ImportUse} use */
function packageFault(pkg, use) {
  const [name = '', ...rest] = use.specifier.slice(SCOPE.length).split('/')
  const entry = rest.join('/')
  if (name === pkg.name) return { rule: 'self-import', message: `'${use.specifier}': use a relative path` }
  const allowed = allowanceFor(pkg, name)
  if (!allowed) return { rule: 'package-import', message: `${pkg.name} may not import ${use.specifier}` }
  if (allowed.entries && !allowed.entries.includes(entry)) {
    return { rule: 'package-entry', message: `of ${name} only ${allowed.entries.join(', ')} may be imported` }
  }
  if (allowed.typesOnly && !use.typeOnly) {
    return { rule: 'types-only', message: `${use.specifier} may be imported with 'import type' only` }
  }
  return undefined
}

/** @param {Package} pkg @param {string} path @param {string} specifier */
function relativeFault(pkg, path, specifier) {
  const [bare = ''] = specifier.split('?')
  const target = posix.join(posix.dirname(path), bare)
  if (target === '..' || target.startsWith('../')) {
    const fromRoot = posix.join(pkg.dir, target)
    const isAllowed = MAY_REACH[pkg.name]?.some((folder) => fromRoot.startsWith(`${folder}/`))
    return isAllowed ? undefined : { rule: 'package-escape', message: `'${specifier}' leaves ${pkg.dir}` }
  }
  if (!/\.[a-z0-9]+$/.test(bare)) {
    return { rule: 'import-extension', message: `'${specifier}': write the file's extension` }
  }
  const folders = FOLDERS[pkg.name]
  return folders ? folderFault(folders, path, target) : undefined
}

/** @param {Readonly<Record<string, readonly string[]>>} folders @param {string} path @param {string} target */
function folderFault(folders, path, target) {
  const from = folderOf(path)
  const to = folderOf(target)
  // Pages, server and build put the package together; files directly in src/ are below everything.
  if (from === undefined || from === to || UNBOUND.test(path)) return undefined
  if (to === undefined && /^(src|messages)\//.test(target)) return undefined
  if (to !== undefined && (to === 'platform' || folders[from]?.includes(to))) return undefined
  return { rule: 'folder-import', message: `src/${from} may not import ${target}` }
}

/** Tests may look at everything. */
const UNBOUND = /\.(test|spec)\.tsx?$|\/testing\//

/** @param {string} path @returns {string | undefined} the folder inside src/ */
function folderOf(path) {
  return /^src\/([^/]+)\//.exec(path)?.[1]
}
