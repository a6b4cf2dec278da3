/** What a release says of itself: version, commit, and how it is started. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.mjs'
import { PACKAGES } from './compile.mjs'

/**
 * @typedef {object} PackageFacts
 * @property {string} name e.g. `loftwood-middleware`
 * @property {string} version
 * @property {string} commit 12 digits; `+changes` when files were changed since
 * @property {string} license
 */

/** @param {import('../services.mjs').ServiceName} server @returns {PackageFacts} */
export function packageFacts(server) {
  const { name, version, license } = readJson(join(ROOT, 'package.json'))
  return { name: `${name}-${server}`, version, commit: commit(), license }
}

/** GIT_COMMIT stands in for Git where the checkout has none, as in an image. */
function commit() {
  if (process.env['GIT_COMMIT']) return process.env['GIT_COMMIT'].slice(0, 12)
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
  return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') ? '+changes' : '')
}

/**
 * The commands of its package.json: those of the server's package, with the compiled modules.
 * @param {Pick<import('./servers.mjs').ReleasedServer, 'name' | 'commands'>} server
 * @returns {Record<string, string>}
 */
export function releaseScripts({ name, commands }) {
  const { scripts } = readJson(join(PACKAGES, name, 'package.json'))
  return Object.fromEntries(
    Object.entries(commands).map(([script, module]) => [script, scripts[script].replace(/\S+$/, module)]),
  )
}

/**
 * Writes `package.json` with the commands of the server's own, and `release.json`, which the server reads.
 * @param {PackageFacts} facts
 * @param {import('./servers.mjs').ReleasedServer} server
 * @param {string} folder
 */
export function writePackageFacts({ commit, ...facts }, server, folder) {
  const scripts = releaseScripts(server)
  const manifest = { ...facts, private: true, type: 'module', engines: { node: '>=24' }, scripts }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ version: facts.version, commit })}\n`)
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
