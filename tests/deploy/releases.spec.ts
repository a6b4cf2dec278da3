/** The folders of `pnpm build:release`. All tests of this folder run on them: read-only, as an unprivileged user. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolder, SERVICES, type ServiceName } from '../../scripts/lib/services.mjs'
import { expect, test } from '../fixtures/index.ts'
import { serverUrl } from '../harness/server-env.ts'
import { deployValue } from './deploy-env.ts'

const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim()

for (const service of SERVICES) {
  const folder = releaseFolder(service)
  const readJson = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown

  test(`${service.name} names its version and commit in /healthz and /metrics`, async () => {
    const response = await fetch(`${originOf(service.name)}/healthz`)
    const health = (await response.json()) as Record<string, string>
    expect(health['status']).toBe('ok')
    expect(health['version']).toMatch(/^\d+\.\d+\.\d+/)
    expect(health['commit']).toContain(commit)
    const metrics = await (await fetch(`${originOf(service.name)}/metrics`)).text()
    const { version, commit: built } = health
    expect(metrics).toContain(`${service.name}_build_info{version="${version}",commit="${built}"} 1`)
  })

  test(`${service.name} has no TypeScript, and lists every third-party package`, () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(files.filter((name) => /(?<!\.d)\.tsx?$/.test(name))).toEqual([])
    expect(files.filter((name) => /node_modules\/(?:typescript|vite|vitest)$/.test(name))).toEqual([])
    const { components } = readJson('bom.json') as { components: { purl: string; licenses?: unknown[] }[] }
    // Beside the packages stands the folder of pnpm's links to all of them.
    const installed = readdirSync(join(folder, 'node_modules/.pnpm')).filter(
      (name) => name !== 'node_modules',
    )
    expect(components.length).toBeGreaterThanOrEqual(installed.length)
    expect(components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([])
    const licences = readFileSync(join(folder, 'LICENSES.txt'), 'utf8')
    for (const { purl } of components) {
      const [, name = '', version] = /^pkg:npm\/(.+)@(.+)$/.exec(purl) ?? []
      expect(licences).toContain(`${decodeURIComponent(name)} ${version} (`)
    }
  })
}

/** The storefront is requested directly: nginx has a certificate that only browsers here accept. */
const originOf = (name: ServiceName) =>
  name === 'storefront' ? `http://${deployValue('upstreams').split(',')[0]}` : serverUrl(name)
