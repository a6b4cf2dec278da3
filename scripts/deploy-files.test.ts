// The files for containers: the Dockerfile is sound, manifests are valid, and every variable that they set is one of a server.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { releaseScripts } from './lib/release/package-facts.mjs'
import { RELEASED_SERVERS } from './lib/release/servers.mjs'
import { ROOT } from './lib/root.mjs'

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec?: { template?: { spec: { containers: ContainerSpec[] } } }
}

interface ContainerSpec {
  name: string
  image: string
  env?: { name: string }[]
}

const SERVERS = ['commerce', 'middleware', 'storefront'] as const
const FOLDER = join(ROOT, 'deploy/kubernetes')
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const kustomization = parse(text('deploy/kubernetes/kustomization.yaml')) as {
  resources: string[]
  configMapGenerator: { literals: string[] }[]
}
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS() as Manifest),
)
const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? [])

/** Names that a server's `.env.example` lists. */
const variablesOf = (server: string) =>
  Array.from(text(`packages/${server}/.env.example`).matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm), ([, name]) => name)

/** Set for Node itself. */
const OF_NODE = ['NODE_ENV', 'MALLOC_ARENA_MAX']

describe('Dockerfile', () => {
  const dockerfile = text('Dockerfile')

  it('has no error', () => expect(validate(dockerfile)).toEqual([]))

  it("pins Node's image to the version that everything is tested with", () => {
    expect(dockerfile).toContain(`node:${process.versions.node}-`)
  })

  it.each(SERVERS)('%s runs as an unprivileged user, and has a health check', (server) => {
    const [, stage = ''] = dockerfile.split(new RegExp(`^FROM .* AS ${server}$`, 'm'))
    const [own = ''] = stage.split(/^FROM /m)
    expect(own).toMatch(/^USER 1000:1000$/m)
    expect(own).toMatch(/^HEALTHCHECK /m)
    expect(own).toMatch(/^CMD \["node", /m)
    const [, variables = ''] = /^ENV (.*)$/m.exec(own) ?? []
    const names = variables.split(' ').map((pair) => pair.split('=')[0])
    expect([...variablesOf(server), ...OF_NODE]).toEqual(expect.arrayContaining(names))
  })
})

it.each(RELEASED_SERVERS)("the image of $name runs the command of the release's `npm start`", (server) => {
  const commands = Array.from(text('Dockerfile').matchAll(/^CMD (\[.*\])$/gm), ([, words = '']) =>
    (JSON.parse(words) as string[]).join(' '),
  )
  const [, start = ''] = /exec (.*)$/.exec(releaseScripts(server)['start'] ?? '') ?? []
  expect(commands).toContain(start)
})

describe('Kubernetes', () => {
  it('has every file in its kustomization', () => {
    const files = globSync('*.yaml', { cwd: FOLDER }).filter(
      (file) => basename(file) !== 'kustomization.yaml',
    )
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted())
  })

  it.each(manifests)('$kind $metadata.name is valid', async ({ apiVersion, kind, ...rest }) => {
    const models = (await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}`)) as Record<
      string,
      new (data: object) => { validate: () => void }
    >
    const Model = models[kind]
    if (!Model) throw new Error(`no ${kind} in ${apiVersion}`)
    expect(() => new Model(rest).validate()).not.toThrow()
  })

  it.each(SERVERS)('sets variables of the %s alone, and which proxies it trusts', (server) => {
    const container = containers.find(({ name }) => name === server)
    const names = container?.env?.map(({ name }) => name) ?? []
    expect(names).toContain('TRUST_PROXY')
    expect(variablesOf(server)).toEqual(expect.arrayContaining(names))
  })
})

describe('compose.yaml', () => {
  const { services } = parse(text('compose.yaml'), { merge: true }) as {
    services: Record<
      string,
      { image?: string; environment?: Record<string, string>; cap_drop?: string[]; security_opt?: string[] }
    >
  }

  it('takes what no container needs from all of them', () => {
    for (const { cap_drop, security_opt } of Object.values(services))
      expect({ cap_drop, security_opt }).toEqual({
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
  })

  it.each(SERVERS)('sets variables of the %s alone, and which proxies it trusts', (server) => {
    const names = Object.keys(services[server]?.environment ?? {})
    expect(names).toContain('TRUST_PROXY')
    expect(variablesOf(server)).toEqual(expect.arrayContaining(names))
  })

  it('pins the images of others', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? [])
    for (const image of [...images, ...containers.map((container) => container.image)].filter((name) =>
      name.includes('/'),
    ))
      expect(image).toMatch(/:v?\d+\.\d+/)
  })
})

describe('the workflow of GitHub', () => {
  const workflow = text('.github/workflows/ci.yaml')
  const { scripts, packageManager } = JSON.parse(text('package.json')) as {
    scripts: Record<string, string>
    packageManager: string
  }

  it('calls commands that there are, by the same pnpm', () => {
    const { jobs, env } = parse(workflow) as {
      env: { PNPM: string }
      jobs: Record<string, { steps: { run?: string }[]; strategy?: { matrix: Record<string, string[]> } }>
    }
    const commands = Object.values(jobs).flatMap(({ steps, strategy }) =>
      steps.flatMap(({ run = '' }) =>
        run.includes('matrix.suite') ? (strategy?.matrix['suite'] ?? []) : (run.split(' ')[1] ?? []),
      ),
    )
    expect(env.PNPM).toBe(`npx -y ${packageManager}`)
    expect(commands.length).toBeGreaterThan(3)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands))
  })
})
