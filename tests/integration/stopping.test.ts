// SIGTERM ends the processes of middleware and back end at once, whatever connections clients leave open.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { leaveConnectionsOpen } from '../harness/open-connections.ts'
import { startServerProcess } from '../harness/server-process.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-stopping-'))
afterAll(() => rm(dataDir, { recursive: true }))

test.each(['middleware', 'commerce'] as const)('%s stops within 2 s, with 0', async (name) => {
  const server = await startServerProcess(name, { DATA_DIR: dataDir })
  await leaveConnectionsOpen(server.port)
  const { code, ms } = await server.stop()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(2_000)
})
