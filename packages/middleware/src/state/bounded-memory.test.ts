// What strangers make displaces only itself.
import { expect, test } from 'vitest'
import { boundMemory } from './bounded-memory.ts'
import { createLocalMemory } from './local-state.ts'

const MINUTE_MS = 60_000
const ofOneKilobyte = Buffer.alloc(1_000)

test('beyond its bytes the least recently used goes, and nothing else of the shared memory', async () => {
  const shared = createLocalMemory()
  const bounded = boundMemory(shared, { maxBytes: 10_000, maxBytesEach: 10_000 })
  await shared.set('order', Buffer.from('1'), MINUTE_MS)
  const names = Array.from({ length: 50 }, (_, i) => `agent-${i}`)
  for (const name of names) {
    await bounded.set(name, ofOneKilobyte, MINUTE_MS)
    expect(await bounded.get('agent-0')).toBeDefined()
  }
  const stored: string[] = []
  for (const name of names) if (await shared.get(name)) stored.push(name)
  expect(stored.length).toBeLessThanOrEqual(10)
  expect([stored[0], stored.at(-1)]).toEqual(['agent-0', 'agent-49'])
  expect(await shared.get('order')).toBeDefined()
})

test('claims count too, until they are released', async () => {
  const shared = createLocalMemory()
  const bounded = boundMemory(shared, { maxBytes: 2_000, maxBytesEach: 2_000 })
  expect(await bounded.claim('a', ofOneKilobyte, MINUTE_MS)).toBe(true)
  expect(await bounded.claim('a', ofOneKilobyte, MINUTE_MS)).toBe(false)
  await bounded.release('a', ofOneKilobyte)
  for (const name of ['a', 'b']) expect(await bounded.claim(name, ofOneKilobyte, MINUTE_MS)).toBe(true)
  expect([await shared.get('a'), await shared.get('b')]).toEqual([undefined, ofOneKilobyte])
})

test("an owner's entries displace that owner's alone, however many they are", async () => {
  const shared = createLocalMemory()
  const bounded = boundMemory(shared, { maxBytes: 10_000, maxBytesEach: 4_000 })
  await bounded.of('quiet').set('quiet-1', ofOneKilobyte, MINUTE_MS)
  const names = Array.from({ length: 50 }, (_, i) => `loud-${i}`)
  for (const name of names) {
    await bounded.of('loud').set(name, ofOneKilobyte, MINUTE_MS)
    expect(await bounded.get('loud-0')).toBeDefined()
  }
  const stored: string[] = []
  for (const name of ['quiet-1', ...names]) if (await shared.get(name)) stored.push(name)
  expect(stored).toEqual(['quiet-1', 'loud-0', 'loud-48', 'loud-49'])
})

test('beyond all bytes the least recently used goes, whoever its owner is', async () => {
  const shared = createLocalMemory()
  const bounded = boundMemory(shared, { maxBytes: 4_000, maxBytesEach: 2_500 })
  for (const owner of ['a', 'b', 'c', 'd']) await bounded.of(owner).set(owner, ofOneKilobyte, MINUTE_MS)
  expect([await shared.get('a'), await shared.get('d')]).toEqual([undefined, ofOneKilobyte])
  await bounded.of('b').set('b', ofOneKilobyte, MINUTE_MS)
  await bounded.of('b').set('b-2', ofOneKilobyte, MINUTE_MS)
  expect(await shared.get('c')).toBeUndefined()
  expect(await shared.get('b')).toBeDefined()
})
