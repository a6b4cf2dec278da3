import { expect, it } from 'vitest'
import { startNode } from './child.mjs'

const run = (code: string, onLine: (line: string) => void = () => undefined) =>
  startNode({ name: 'child', args: ['-e', code], cwd: import.meta.dirname, env: process.env }, onLine)

it('passes on each line and stores the last ones', async () => {
  const lines: string[] = []
  const child = run('for (let i = 1; i <= 40; i++) console.log(i)', (line) => lines.push(line))
  expect(await child.exited).toBe(0)
  expect(lines).toHaveLength(40)
  expect(child.lastLines).toHaveLength(30)
  expect(child.lastLines.at(-1)).toBe('40')
})

it('reports the exit code of a child', async () => {
  const child = run('process.exit(3)')
  expect(await child.exited).toBe(3)
  expect(child.isRunning()).toBe(false)
})

it('stops a child that only listens to SIGTERM', async () => {
  const code = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => 0, 1000); console.log('up')"
  const child = await new Promise<ReturnType<typeof run>>((resolve) => {
    const started = run(code, () => resolve(started))
  })
  await child.stop()
  expect(await child.exited).toBe(0)
})
