/** `pnpm boundaries`: checks the packages on disk, the canaries, and the table in docs/architecture.md. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { CANARIES, checkCanaries } from './canaries.mjs'
import { checkBoundaries, checkFolderOrder } from './check.mjs'
import { FOLDERS, MAY_IMPORT, SCOPE } from './table.mjs'

const SOURCE = /\.(ts|tsx|mts|mjs|js|jsx)$/
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'generated',
  'coverage',
  'public',
  'test-results',
  'playwright-report',
])

/** @param {string} dir @param {string} [prefix] @returns {string[]} paths inside `dir`, forward slashes */
function sourcePaths(dir, prefix = '') {
  return readdirSync(join(dir, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name
    if (entry.isDirectory())
      return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : sourcePaths(dir, path)
    return SOURCE.test(entry.name) ? [path] : []
  })
}

/** @param {string} dir from the root @returns {import('./check.mjs').Package} */
function loadPackage(dir) {
  const absolute = join(ROOT, dir)
  const manifest = JSON.parse(readFileSync(join(absolute, 'package.json'), 'utf8'))
  const files = new Map(
    sourcePaths(absolute).map((path) => [path, readFileSync(join(absolute, path), 'utf8')]),
  )
  return { name: manifest.name.replace(SCOPE, ''), dir, manifest, files }
}

/** @param {import('./table.mjs').Allowance} allowed */
function cellOf({ name, entries, typesOnly }) {
  return [name, ...(entries ?? [])].join('/') + (typesOnly ? ' (types only)' : '')
}

/** @param {readonly [string, readonly string[]]} row */
const folderRow = ([folder, imported]) => `| ${folder} | ${imported.join(', ') || 'none'} |`

/** @returns {string[]} packages and folders whose row is missing in docs/architecture.md */
function undocumented() {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  const packageRows = Object.entries(MAY_IMPORT).map(
    ([name, allowed]) => `| ${name} | ${allowed.map(cellOf).join(', ') || 'nothing of ours'} |`,
  )
  const folderRows = Object.values(FOLDERS).flatMap((folders) => Object.entries(folders).map(folderRow))
  return [...packageRows, ...folderRows]
    .filter((row) => !text.includes(row))
    .map((row) => `docs/architecture.md lacks the row: ${row}`)
}

const dirs = [...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`), 'tests']
const packages = dirs.map(loadPackage)
const faults = [...checkBoundaries(packages), ...checkFolderOrder()].map(
  ({ rule, where, message }) => `${where}  ${rule}: ${message}`,
)
const problems = [...faults, ...checkCanaries(), ...undocumented()]
for (const problem of problems) console.error(problem)
const fileCount = packages.reduce((sum, pkg) => sum + pkg.files.size, 0)
console.log(
  `${packages.length} packages, ${fileCount} files, ${CANARIES.length} canaries, ${problems.length} problems`,
)
process.exitCode = problems.length > 0 || fileCount === 0 ? 1 : 0
