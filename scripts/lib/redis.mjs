/** The redis-server that the tests of several middleware processes start, and how to get one. */
import { installDebianPackages } from './debian.mjs'
import { StepFailure, tool } from './steps.mjs'

const version = () => tool('redis-server', ['--version']).catch(() => undefined)

/**
 * Finds redis-server on the PATH, or installs the Debian package on a build server.
 * @returns {Promise<string>} its version
 * @throws {StepFailure} with what to do by hand
 */
export async function ensureRedis() {
  const found = await version()
  if (found) return versionIn(found)
  const trouble = await installDebianPackages(['redis-server']).catch((error) =>
    error instanceof StepFailure ? error.output : String(error),
  )
  const installed = await version()
  if (installed) return versionIn(installed)
  throw new StepFailure(`No redis-server found on the PATH. Install Redis.\n${trouble ?? ''}`)
}

/** @param {string} text e.g. `Redis server v=7.0.15 sha=…` */
const versionIn = (text) => /v=[\d.]+/.exec(text)?.[0] ?? ''
