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
 * Writes `package.json` with the commands of the server's own, and `release.json`, which the server reads.
 * @param {PackageFacts} facts
 * @param {import('./servers.mjs').ReleasedServer} server
 * @param {string} folder
 */
export function writePackageFacts({ commit, ...facts }, { name, commands }, folder) {
  const source = readJson(join(PACKAGES, name, 'package.json'))
  const scripts = Object.fromEntries(
    Object.entries(commands).map(([script, module]) => [
      script,
      source.scripts[script].replace(/\S+$/, module),
    ]),
  )
  const manifest = { ...facts, private: true, type: 'module', engines: { node: '>=24' }, scripts }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ version: facts.version, commit })}\n`)
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
