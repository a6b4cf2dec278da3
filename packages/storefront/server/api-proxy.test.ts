import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import pino from 'pino'
import { Pool } from 'undici'
import { afterEach, expect, it, vi } from 'vitest'
import { apiProxy } from './api-proxy.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A proxy in front of this middleware. */
async function setUp(middleware: RequestListener) {
  const log = pino({ level: 'silent' })
  const logged = vi.spyOn(log, 'error')
  const proxy = apiProxy(new Pool(await listen(middleware)), log)
  return { url: await listen(express().use('/api', proxy)), logged }
}

it('hands methods on, with the header that tells other sites apart', async () => {
  const { url } = await setUp((req, res) => res.end(`${req.url} ${req.headers['sec-fetch-site']}`))
  const headers = { 'sec-fetch-site': 'cross-site' }
  const answer = await fetch(`${url}/api/magento/cart?x=1`, { headers })
  expect(await answer.text()).toBe('/magento/cart?x=1 cross-site')
})

it.each([
  '/api',
  '/api/healthz',
  '/api/magento/',
  '/api/magento/a/b',
  '/api/magento/%2e%2e',
  '/api/other/cart',
])('answers 404 for %s', async (path) => {
  const middleware = vi.fn<RequestListener>()
  const { url } = await setUp(middleware)
  const answer = await fetch(url + path)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
  expect(middleware).not.toHaveBeenCalled()
})

it('logs a middleware that is gone, as 503', async () => {
  const { url, logged } = await setUp((req) => req.socket.destroy())
  const answer = await fetch(`${url}/api/magento/cart`)
  expect(answer.status).toBe(503)
  expect(logged).toHaveBeenCalledOnce()
})

it('logs nothing when the browser leaves', async () => {
  const arrived = Promise.withResolvers<IncomingMessage>()
  const { url, logged } = await setUp((req) => arrived.resolve(req))
  const sent = request(`${url}/api/magento/cart`, { method: 'POST', headers: { 'content-length': '10' } })
  sent.on('error', () => undefined)
  sent.write('half')
  const atMiddleware = await arrived.promise
  const left = Promise.withResolvers<void>()
  atMiddleware.on('error', () => undefined).on('close', () => left.resolve())
  sent.destroy()
  await left.promise
  expect(logged).not.toHaveBeenCalled()
})
