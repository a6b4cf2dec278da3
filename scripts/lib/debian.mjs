/** Installs Debian packages that tests need, where that is allowed. */
import { existsSync } from 'node:fs'
import { StepFailure, tool } from './steps.mjs'

const isRoot = process.getuid?.() === 0

/**
 * @param {string[]} packages
 * @throws {StepFailure} when this is no Debian, or not root
 */
export async function installDebianPackages(packages) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) throw new StepFailure('apt-get needs Debian and root')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await tool('apt-get', ['update', '-q'], { env })
  await tool('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], { env })
}
