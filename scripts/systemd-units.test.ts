// The units of systemd start the releases as their own `npm start` does, within the limits that Kubernetes gives them.
// Whether systemd takes them is a test of `pnpm test:deploy`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { releaseScripts } from './lib/release/package-facts.mjs'
import { RELEASED_SERVERS } from './lib/release/servers.mjs'
import { ROOT } from './lib/root.mjs'
import { readUnit, unitOf } from './lib/unit-file.mjs'

interface Workload {
  kind: string
  spec: { template: { spec: { containers: { resources: { limits: { memory: string } } }[] } } }
}

/** The memory that a server's container may have, e.g. `512Mi`. */
function limitInKubernetes(server: string): string | undefined {
  const text = readFileSync(join(ROOT, 'deploy/kubernetes', `${server}.yaml`), 'utf8')
  const workloads = parseAllDocuments(text).map((document) => document.toJS() as Workload)
  const workload = workloads.find(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')
  return workload?.spec.template.spec.containers[0]?.resources.limits.memory
}

describe.each(RELEASED_SERVERS)('loftwood-$name.service', (server) => {
  const unit = readUnit(unitOf(server.name))

  it("runs the command of the release's `npm start`", () => {
    const ofNode = unit('Environment')
      .split(' ')
      .filter((pair) => pair.startsWith('MALLOC_'))
    const command = unit('ExecStart').replace(/^\/usr\/bin\//, '')
    expect([...ofNode, 'exec', command].join(' ')).toBe(releaseScripts(server)['start'])
  })

  it('has the memory that its container has', () => {
    expect(`${unit('MemoryMax')}i`).toBe(limitInKubernetes(server.name))
  })

  it('restarts after a crash, and not with refused settings', () => {
    expect(unit('Restart')).toBe('on-failure')
    expect(unit('RestartPreventExitStatus')).toBe('78')
  })

  it('reads settings from its own file, and writes to its state directory alone', () => {
    expect(unit('EnvironmentFile')).toBe(`/etc/loftwood/${server.name}.env`)
    expect(unit('ProtectSystem')).toBe('strict')
    const [, dataDir = ''] = /DATA_DIR=(\S+)/.exec(unit('Environment')) ?? []
    expect(dataDir).toBe(unit('StateDirectory') && `/var/lib/${unit('StateDirectory')}`)
  })
})
