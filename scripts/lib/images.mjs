/** The servers' images, built by buildah, which needs no engine. Docker reads the same Dockerfile. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from './root.mjs'
import { SERVICES } from './services.mjs'
import { tool } from './steps.mjs'

/** As the Dockerfile has it. */
const BASE_IMAGE = `docker.io/library/node:${process.versions.node}-bookworm-slim`
const BUILD_WITHIN_MS = 1_200_000
const PULL_WITHIN_MS = 60_000

/** Images and containers of this checkout alone, so that removing all leftovers removes nothing of anybody else. */
const STORAGE = join(ROOT, 'node_modules/.cache/images')

/** Options of every call of buildah. */
export const STORAGE_OPTIONS = ['--root', join(STORAGE, 'root'), '--runroot', join(STORAGE, 'run')]

/** @param {import('./services.mjs').ServiceName} server */
export const imageOf = (server) => `localhost/loftwood-${server}`

/** @param {string[]} args */
const buildah = (...args) => tool('buildah', [...STORAGE_OPTIONS, ...args], { withinMs: BUILD_WITHIN_MS })

/**
 * Pulls Node's official image. Where no registry of images is reached, an image like it is made under its name.
 * @returns {Promise<string>} where it came from
 */
export async function ensureBaseImage() {
  if (await succeeds(buildah('inspect', '--type', 'image', BASE_IMAGE))) return 'was there'
  const pull = tool('buildah', [...STORAGE_OPTIONS, 'pull', '--quiet', BASE_IMAGE], {
    withinMs: PULL_WITHIN_MS,
  })
  if (await succeeds(pull)) return 'pulled'
  await makeBaseImage()
  return 'made here'
}

/** @param {Promise<unknown>} promise */
const succeeds = (promise) =>
  promise.then(
    () => true,
    () => false,
  )

async function makeBaseImage() {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-base-'))
  try {
    const options = ['--variant=minbase', '--include=ca-certificates', '--dpkgopt=force-unsafe-io', '--quiet']
    await tool('mmdebstrap', [...options, 'bookworm', folder, mirror()], { withinMs: BUILD_WITHIN_MS })
    addNode(folder)
    const container = (await buildah('from', 'scratch')).trim()
    await buildah('add', '--quiet', container, folder, '/')
    await buildah('commit', '--quiet', '--rm', container, BASE_IMAGE)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Where this machine takes Debian's packages from. */
function mirror() {
  const args = [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
    'Origin: Debian',
    'Codename: bookworm',
  ]
  return execFileSync('apt-get', args, { encoding: 'utf8' }).split('\n')[0]?.trim() ?? ''
}

/** This machine's Node and npm, and the certificates that it trusts. @param {string} folder */
function addNode(folder) {
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())))
  const local = join(folder, 'usr/local')
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true })
  cpSync(realpathSync(process.execPath), join(local, 'bin/node'))
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name))
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  if (existsSync(certificates)) cpSync(certificates, join(folder, certificates))
}

/** Builds every image, and removes what is left of this and of earlier builds. */
export async function buildImages() {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-npmrc-'))
  const npmrc = join(folder, 'npmrc')
  try {
    await buildah('rm', '--all')
    // The registry that this machine takes packages from.
    const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' })
    writeFileSync(npmrc, `registry=${registry.trim()}\ncafile=/etc/ssl/certs/ca-certificates.crt\n`)
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
    for (const { name } of SERVICES) await buildImage(name, { npmrc, commit })
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await buildah('rmi', '--prune')
  }
}

/** @param {import('./services.mjs').ServiceName} name @param {{ npmrc: string, commit: string }} build */
async function buildImage(name, { npmrc, commit }) {
  // Layers let the three share one build.
  const options = [
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--layers',
    '--secret',
    `id=npmrc,src=${npmrc}`,
  ]
  const target = ['--build-arg', `GIT_COMMIT=${commit}`, '--target', name, '--tag', imageOf(name)]
  await buildah('build', ...options, ...target, ROOT)
}
