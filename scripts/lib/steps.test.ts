import { expect, it } from 'vitest'
import { tool } from './steps.mjs'

it('stops a command that takes longer than it may', async () => {
  const run = tool('sh', ['-c', 'echo begun; exec sleep 60'], { withinMs: 500 })
  await expect(run).rejects.toMatchObject({ output: 'sh was stopped after 500 ms\nbegun\n' })
})

it('tells its tools what CI says', async () => {
  const ci = process.env['CI'] ?? '1'
  expect(await tool('sh', ['-c', 'echo $CI'])).toBe(`${ci}\n`)
  expect(await tool('sh', ['-c', 'echo $CI'], { env: { CI: 'true' } })).toBe('true\n')
})
