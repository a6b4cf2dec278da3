import { ErrorReply } from '@redis/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRedisOutage } from './redis-outage.ts'

let lines: string[]
const log = (_fields: object, message: string) => void lines.push(message)
const setUp = () => createRedisOutage({ warn: log, error: log })

beforeEach(() => {
  lines = []
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => void vi.useRealTimers())

it('is one line when it begins and one when it ends, however many commands fail', () => {
  const outage = setUp()
  for (let command = 0; command < 3; command += 1) outage.failed(new Error('away'))
  expect(outage.isOver()).toBe(false)
  outage.connected()
  expect(outage.isOver()).toBe(true)
  expect(lines).toEqual(['no Redis', 'Redis is back'])
})

it('of a Redis that refuses commands ends when it stores something', () => {
  const outage = setUp()
  outage.failed(new ErrorReply('OOM command not allowed'))
  outage.succeeded('other')
  outage.connected()
  expect(outage.isOver()).toBe(false)
  outage.succeeded('store')
  expect(outage.isOver()).toBe(true)
})

it('that comes and goes is logged once a minute', () => {
  const outage = setUp()
  for (let second = 0; second <= 60; second += 1) {
    outage.failed(new Error('away'))
    outage.connected()
    vi.advanceTimersByTime(1_000)
  }
  expect(lines).toEqual(['no Redis', 'Redis is back', 'no Redis', 'Redis is back'])
})
