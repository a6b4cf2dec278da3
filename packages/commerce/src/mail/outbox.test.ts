import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { isOutboxOpen } from './outbox.ts'

function makeRequest(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1'): IncomingMessage {
  return { headers: { host: 'localhost:4100', ...headers }, socket: { remoteAddress } } as never
}

describe('who may read the outbox', () => {
  test('in development: the machine itself, whether mails are sent or not', () => {
    const development = { isDevelopment: true, hasSmtp: true }
    expect(isOutboxOpen(makeRequest(), development)).toBe(true)
    expect(isOutboxOpen(makeRequest({ host: 'shop.lan' }, '192.168.1.7'), development)).toBe(false)
  })

  test('in production with SMTP: nobody', () => {
    expect(isOutboxOpen(makeRequest(), { isDevelopment: false, hasSmtp: true })).toBe(false)
  })

  const settings = { isDevelopment: false, hasSmtp: false }
  test('in production without SMTP: the machine itself', () => {
    expect(isOutboxOpen(makeRequest(), settings)).toBe(true)
    expect(isOutboxOpen(makeRequest({ host: '[::1]:4100' }, '::1'), settings)).toBe(true)
  })

  test.each([
    ['another machine', makeRequest({}, '203.0.113.9')],
    ['a proxy on the machine', makeRequest({ 'x-forwarded-for': '203.0.113.9' })],
    ['a page whose name points here', makeRequest({ host: 'evil.example:4100' })],
  ])('in production without SMTP: not %s', (_who, request) => {
    expect(isOutboxOpen(request, settings)).toBe(false)
  })
})
