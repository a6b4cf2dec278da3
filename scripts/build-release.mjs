/**
 * `pnpm build:release`: one folder per server under `release/`, with what it needs to run and nothing else. Node 24 starts it
 * anywhere, as any user, on a read-only file system.
 */
import { ensureInstalled } from './lib/bootstrap.mjs'
import { releaseFolder } from './lib/services.mjs'
import { runSteps, tool } from './lib/steps.mjs'

ensureInstalled('build:release')
const { buildRelease } = await import('./lib/release/build-release.mjs')
const { RELEASED_SERVERS } = await import('./lib/release/servers.mjs')

const failedSteps = await runSteps([
  {
    name: 'build',
    run: () =>
      tool('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']).then(
        () => undefined,
      ),
  },
  ...RELEASED_SERVERS.map((server) => ({
    name: server.name,
    needs: ['build'],
    run: async () => {
      const { packages, mb } = await buildRelease(server, releaseFolder(server))
      return `${mb.toFixed(1)} MB (at most ${server.maxMb}), ${packages} third-party packages`
    },
  })),
])
process.exitCode = failedSteps.length === 0 ? 0 : 1
