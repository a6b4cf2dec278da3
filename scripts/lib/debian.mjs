/** Debian packages that tests need: installed on a build server, asked for elsewhere. */
import { existsSync } from 'node:fs'
import { StepFailure, tool } from './steps.mjs'

const isRoot = process.getuid?.() === 0

/** Whether what needs root may be done, rather than said: on a build server. */
export const mayUseRoot = isRoot && process.env['CI'] === 'true'

/**
 * @param {string[]} packages
 * @throws {StepFailure} with what to do by hand, unless this is a build server on Debian
 */
export async function installDebianPackages(packages) {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (!mayUseRoot || !existsSync('/usr/bin/apt-get'))
    throw new StepFailure(`On Debian, as root: ${command}\n(CI=true lets this command do it.)`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await tool('apt-get', ['update', '-q'], { env })
  await tool('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], { env })
}
