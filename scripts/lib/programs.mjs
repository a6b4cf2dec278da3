/** Programs that tests need from the system: installed on a build server; elsewhere the command to do so is printed. */
import { existsSync } from 'node:fs'
import { StepFailure, tool } from './steps.mjs'

const isRoot = process.getuid?.() === 0

/** Whether what needs root may be done, rather than explained: on a build server. */
export const mayUseRoot = isRoot && process.env['CI'] === 'true'

/** A mirror that does not answer is given up. */
const APT_OPTIONS = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']
const APT_WITHIN_MS = 300_000

const PROGRAMS = {
  redis: { command: 'redis-server', versionFlag: '--version', debian: 'redis-server' },
  nginx: { command: 'nginx', versionFlag: '-v', debian: 'nginx-light' },
  // The modules bring Varnish itself.
  varnish: { command: 'varnishd', versionFlag: '-V', debian: 'varnish-modules' },
  systemd: { command: 'systemd-analyze', versionFlag: '--version', debian: 'systemd' },
  prometheus: { command: 'prometheus', versionFlag: '--version', debian: 'prometheus' },
  buildah: { command: 'buildah', versionFlag: '--version', debian: 'buildah' },
  mmdebstrap: { command: 'mmdebstrap', versionFlag: '--version', debian: 'mmdebstrap' },
}

/**
 * Finds a program on the PATH, or installs it on a build server.
 * @param {keyof typeof PROGRAMS} name
 * @returns {Promise<string>} its version
 * @throws {StepFailure} with what to do by hand
 */
export async function ensureProgram(name) {
  const { command, versionFlag, debian } = PROGRAMS[name]
  const version = () => tool(command, [versionFlag]).then((text) => /\d[\d.]+/.exec(text)?.[0] ?? '')
  try {
    return await version()
  } catch {
    await installDebianPackages([debian])
    return version()
  }
}

/**
 * @param {string[]} packages
 * @throws {StepFailure} with what to do by hand, unless this is a build server on Debian
 */
export async function installDebianPackages(packages) {
  if (!mayUseRoot || !existsSync('/usr/bin/apt-get')) {
    const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
    throw new StepFailure(
      `Not found: ${packages.join(', ')}. On Debian, as root: ${install}\n(With CI=true this command does it, as root.)`,
    )
  }
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, withinMs: APT_WITHIN_MS }
  await tool('apt-get', [...APT_OPTIONS, 'update', '-q'], options)
  await tool('apt-get', [...APT_OPTIONS, 'install', '-yq', '--no-install-recommends', ...packages], options)
}
