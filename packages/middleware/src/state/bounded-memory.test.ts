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

test('what alone is too large is not stored, nor what it replaces', async () => {
  const shared = createLocalMemory()
  const bounded = boundMemory(shared, { maxBytes: 10_000, maxBytesEach: 2_500 })
  const owner = bounded.of('a')
  await owner.set('other', ofOneKilobyte, MINUTE_MS)
  await owner.set('large', ofOneKilobyte, MINUTE_MS)
  await owner.set('large', Buffer.alloc(3_000), MINUTE_MS)
  expect(await shared.get('large')).toBeUndefined()
  // It counts no more: there is room for another one.
  await owner.set('next', ofOneKilobyte, MINUTE_MS)
  expect([await shared.get('other'), await shared.get('next')]).toEqual([ofOneKilobyte, ofOneKilobyte])
})

test('owners cost next to nothing, however many strangers name', async () => {
  const shared = createLocalMemory()
  const bounded = boundMemory(shared, { maxBytes: 10_000_000, maxBytesEach: 1_000_000 })
  const taken = () => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
  const before = taken()
  const names = Array.from({ length: 500 }, (_, i) => `https://${i}.example`)
  for (const name of names) await bounded.of(name).set(name, Buffer.from('1'), MINUTE_MS)
  const each = (taken() - before) / names.length
  for (const name of names) expect(await bounded.get(name)).toBeDefined()
  expect(each).toBeLessThan(50_000)
})
