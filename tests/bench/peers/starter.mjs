/** Serves the built starter from Node: its handler of requests, the quick brotli that our first answers have, and a cache of sub-requests in memory. */
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const [port, folder, api] = process.argv.slice(2)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }

const answers = new Map()
const keyOf = (request) => (typeof request === 'string' ? request : request.url)
const cache = {
  match: async (request) => {
    const answer = answers.get(keyOf(request))
    return answer && new Response(answer.body, answer.init)
  },
  put: async (request, response) => {
    const { status, headers } = response
    answers.set(keyOf(request), { body: await response.text(), init: { status, headers } })
  },
  delete: async (request) => answers.delete(keyOf(request)),
}
globalThis.caches = { open: async () => cache }

// Its API is one on loopback.
const { fetch } = globalThis
globalThis.fetch = (_address, options) => fetch(api, options)

const { default: starter } = await import(pathToFileURL(resolve(folder, 'dist/server/index.js')).href)
const env = {
  SESSION_SECRET: 'bench',
  PUBLIC_STOREFRONT_API_TOKEN: 'bench',
  PUBLIC_STOREFRONT_ID: '1',
  PUBLIC_STORE_DOMAIN: 'shop.example',
  PUBLIC_CHECKOUT_DOMAIN: 'shop.example',
}
const context = {
  waitUntil: (work) => void work.catch(() => undefined),
  passThroughOnException: () => undefined,
}

async function answer(request, response) {
  const page = await starter.fetch(new Request(`http://127.0.0.1:${port}${request.url}`), env, context)
  const body = brotliCompressSync(Buffer.from(await page.arrayBuffer()), QUALITY)
  response.writeHead(page.status, { ...Object.fromEntries(page.headers), 'content-encoding': 'br' }).end(body)
}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(port), '127.0.0.1')
