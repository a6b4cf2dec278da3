import { expect, it } from 'vitest'
import { runPurge } from './purge-request.ts'

const secret = 'a-long-enough-secret'
const right = `Bearer ${secret}`
const purge = async (tags?: readonly string[]) => tags?.length ?? 99

it('purges by tag, or everything', async () => {
  const run = (body: unknown) => runPurge({ authorization: right, body }, { secret, purge })
  expect(await run({ tags: ['sku:A'] })).toEqual({ purged: 1 })
  expect(await run({})).toEqual({ purged: 99 })
  expect(await run(undefined)).toEqual({ purged: 99 })
})

it.each([
  ['WRONG_SECRET', 'Bearer another-long-secret', {}],
  ['WRONG_SECRET', undefined, {}],
  ['INVALID_ARGUMENTS', right, { tags: 'all' }],
  ['INVALID_ARGUMENTS', right, { tag: 'sku:A' }],
  ['INVALID_ARGUMENTS', right, []],
])('%s for %s %j', async (code, authorization, body) => {
  await expect(runPurge({ authorization, body }, { secret, purge })).rejects.toMatchObject({ code })
})

it('refuses every purge without a configured secret', async () => {
  const request = { authorization: 'Bearer ', body: {} }
  for (const none of [undefined, ''])
    await expect(runPurge(request, { secret: none, purge })).rejects.toMatchObject({ code: 'WRONG_SECRET' })
})

it('reports that other processes could not be notified', async () => {
  const failing = { secret, purge: () => Promise.reject(new Error('no Redis')) }
  const refused = runPurge({ authorization: right, body: {} }, failing)
  await expect(refused).rejects.toMatchObject({ code: 'NOT_PURGED' })
})
