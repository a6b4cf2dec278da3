import { expect, it } from 'vitest'
import { portError } from './bad-ports.ts'

/** Fetch refuses a bad port before it connects: nothing has failed on the network. */
async function isRefusedByFetch(port: number): Promise<boolean> {
  const error: unknown = await fetch(`http://127.0.0.1:${port}`).then(
    () => undefined,
    (reason: unknown) => (reason as Error).cause,
  )
  return error !== undefined && (error as NodeJS.ErrnoException).code === undefined
}

it.each([1, 4190, 6000, 6667, 10080])('%i is refused by name, as fetch refuses it', async (port) => {
  expect(portError(port)).toMatch(new RegExp(`^${port} is a port that browsers and fetch refuse`))
  expect(await isRefusedByFetch(port)).toBe(true)
})

it.each([3000, 4000, 4100])('%i is a port for a server', (port) => expect(portError(port)).toBeUndefined())
