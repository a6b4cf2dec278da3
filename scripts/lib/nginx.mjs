/** The nginx that the deployment tests put in front of the shop, and how to get one. */
import { installDebianPackages } from './debian.mjs'
import { StepFailure, tool } from './steps.mjs'

const version = () => tool('nginx', ['-v']).catch(() => undefined)

/**
 * Finds nginx on the PATH, or installs the Debian package.
 * @returns {Promise<string>} its version
 * @throws {StepFailure} with what to do by hand
 */
export async function ensureNginx() {
  const found = await version()
  if (found) return versionIn(found)
  const trouble = await installDebianPackages(['nginx-light']).catch((error) =>
    error instanceof StepFailure ? error.output : String(error),
  )
  const installed = await version()
  if (installed) return versionIn(installed)
  throw new StepFailure(`No nginx found on the PATH. Install nginx.\n${trouble ?? ''}`)
}

/** @param {string} text e.g. `nginx version: nginx/1.22.1` */
const versionIn = (text) => /[\d.]+\s*$/.exec(text)?.[0].trim() ?? ''
