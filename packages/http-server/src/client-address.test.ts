// Whom a request comes from, over HTTP from this machine; the address of the connection is 127.0.0.1.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClientAddresses } from './client-address.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

async function serverBehind(trustProxy: number | string[]) {
  const lines: object[] = []
  const clients = createClientAddresses(trustProxy, { warn: (fields: object) => void lines.push(fields) })
  const server = createServer((request, response) =>
    response.end(clients.isProxyItself(request) ? 'the proxy itself' : clients.of(request)),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const addressOf = async (forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    return (await fetch(url, { headers })).text()
  }
  return { addressOf, lines, clients, [Symbol.dispose]: () => void server.close() }
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 10.0.0.2:80', '203.0.113.7'],
  // What is no address counts as the proxy that says it.
  ['unknown', '127.0.0.1'],
  ['', '127.0.0.1'],
  ['203.0.113.7,', '127.0.0.1'],
  ['999.1.1.1:80', '127.0.0.1'],
  ['fe80::1%eth0', '127.0.0.1'],
  ['198.51.100.1, <script>, 10.0.0.2', '10.0.0.2'],
])('%j is %s behind proxies of this machine and of 10.0.0.0/8', async (forwarded, address) => {
  using server = await serverBehind(['loopback', '10.0.0.0/8'])
  expect(await server.addressOf(forwarded)).toBe(address)
  expect(server.lines).toEqual([])
})

it.each([
  [0, '127.0.0.1'],
  [1, '10.0.0.2'],
  [2, '203.0.113.7'],
  [3, '198.51.100.1'],
])('behind %i proxies', async (proxies, address) => {
  using server = await serverBehind(proxies)
  expect(await server.addressOf('198.51.100.1, 203.0.113.7:80, [::ffff:10.0.0.2]:80')).toBe(address)
})

it('a trusted proxy that names nobody asks for itself; one that names garbage does not', async () => {
  using server = await serverBehind(1)
  expect(await server.addressOf()).toBe('the proxy itself')
  expect(await server.addressOf('-')).toBe('127.0.0.1')
})

it('what an untrusted peer reports is warned of once an hour, and for an hour in /readyz', async () => {
  using server = await serverBehind(['192.0.2.1'])
  await server.addressOf()
  expect([server.lines, server.clients.warnings()]).toEqual([[], []])
  for (const _ of [1, 2, 3]) expect(await server.addressOf('203.0.113.7')).toBe('127.0.0.1')
  expect(server.lines).toEqual([{ peer: '127.0.0.1' }])
  expect(server.clients.warnings()).toEqual([expect.stringContaining('127.0.0.1')])
  vi.advanceTimersByTime(59 * 60_000)
  await server.addressOf('203.0.113.7')
  expect(server.lines).toHaveLength(1)
  vi.advanceTimersByTime(2 * 60_000)
  await server.addressOf('203.0.113.7')
  expect(server.lines).toHaveLength(2)
  vi.advanceTimersByTime(61 * 60_000)
  expect(server.clients.warnings()).toEqual([])
})
