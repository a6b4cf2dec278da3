// What a log holds of an outage.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Runs a script with a logger in a process of its own, whose clock the test moves. */
function logOf(script: string): Record<string, unknown>[] {
  const logger = JSON.stringify(fileURLToPath(new URL('logger.ts', import.meta.url)))
  const code = `import { mock } from 'node:test'
    mock.timers.enable({ apis: ['setTimeout'] })
    const { createLogger } = await import(${logger})
    const logger = createLogger('info')
    const fail = (reason) => logger.error({ err: new Error(reason) }, 'unexpected error')
    ${script}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('the same error is logged once, at its end with its length, and whole again after that', () => {
  const lines = logOf(`
    for (let n = 0; n < 50; n += 1) fail('disk is full')
    fail('another one')
    mock.timers.tick(60_000)
    fail('disk is full')`)
  expect(lines).toMatchObject([
    { message: 'unexpected error', err: { message: 'disk is full', stack: expect.stringContaining('at ') } },
    { message: 'unexpected error', err: { message: 'another one' } },
    { message: 'unexpected error: over', error: 'disk is full', failures: 50, seconds: 0 },
    { message: 'unexpected error', err: { message: 'disk is full' } },
  ])
})
