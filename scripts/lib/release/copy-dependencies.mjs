/** Copies the files of third-party packages that a server's modules reach, and nothing else of them. */
import { cp, lstat, mkdir, readlink, symlink } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { nodeFileTrace, resolve } from '@vercel/nft'
import { ROOT } from '../root.mjs'
import { PACKAGES } from './compile.mjs'

/** Only development reaches these: vike's server imports Vite for its development middleware. */
const DEVELOPMENT = [
  'vite',
  'rolldown',
  'esbuild',
  '@esbuild',
  '@rolldown',
  '@babel',
  'typescript',
  'lightningcss',
]

const isDevelopment = (/** @type {string} */ path) =>
  DEVELOPMENT.some((name) => path.includes(`/node_modules/${name}/`))

/**
 * @param {readonly string[]} modules absolute, below the folder
 * @param {string} folder
 * @returns {Promise<string[]>} absolute folders of the packages that were copied, where they are installed
 */
export async function copyDependencies(modules, folder) {
  // The compiled modules find their packages where their sources do.
  const sourceOf = (/** @type {string} */ path) => path.replace(folder + sep, PACKAGES + sep)
  const { fileList } = await nodeFileTrace([...modules], {
    base: '/',
    processCwd: ROOT,
    conditions: ['node', 'import', 'default'],
    ignore: (path) => isDevelopment(`/${path}`),
    resolve: (id, parent, ...options) =>
      resolve(id, id.startsWith('.') ? parent : sourceOf(parent), ...options),
  })
  const files = Array.from(fileList, (path) => `/${path}`).filter(
    (path) => path.includes('/node_modules/') && !isDevelopment(`${path}/`),
  )
  for (const file of files) await copy(file, folder)
  return packagesOf(files)
}

/** pnpm's links stay links: each package finds its own versions. @param {string} file @param {string} folder */
async function copy(file, folder) {
  const [, ownPackage, path = ''] = /\/packages\/([^/]+)\/(node_modules\/.+)$/.exec(file) ?? []
  const target = join(folder, ownPackage ? path : relative(ROOT, file))
  await mkdir(dirname(target), { recursive: true })
  const stats = await lstat(file)
  if (!stats.isSymbolicLink()) return cp(file, target)
  const real = join(dirname(file), await readlink(file))
  const link = relative(dirname(target), join(folder, relative(ROOT, real)))
  await symlink(link, target).catch((error) => {
    if (error.code !== 'EEXIST') throw error // several of our packages use it
  })
}

/** @param {readonly string[]} files */
function packagesOf(files) {
  const folders = files.flatMap(
    (file) => /^.*\/\.pnpm\/[^/]+\/node_modules\/(?:@[^/]+\/[^/]+|[^@/][^/]*)(?=\/)/.exec(file) ?? [],
  )
  return [...new Set(folders)].sort()
}
