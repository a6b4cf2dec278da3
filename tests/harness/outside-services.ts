/** Stand-ins for what is truly outside the shop: scripts of others, a hosted search index, a checkout. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OutsideServices {
  /** Origin of all of them. */
  url: string
  /** Paths of the scripts that were fetched. */
  scripts: string[]
  /** Search terms that the index received. */
  searched: string[]
  stop: () => Promise<void>
}

/** The index fails for this word. */
export const BROKEN_WORD = 'desk'
/** The answer to this word waits until another word has been answered. */
export const SLOW_WORD = 'slow'

/** Where the other checkout takes carts over. */
export const CHECKOUT_PATH = '/cart/sync'

/** What the index holds for any words: one product, named by them. */
export const hostedName = (query: string) => `Hosted ${query}`

interface SearchBody {
  requests: { query: string }[]
}

async function bodyOf(request: IncomingMessage): Promise<SearchBody> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as SearchBody
}

function found(query: string) {
  const hit = {
    objectID: `hosted-${query}`,
    name: hostedName(query),
    // Of the French store: who searches in English stays there.
    url: 'https://shop.example/fr/lit-superpose-haut-laurier',
    price: { CAD: { default: 1234.5 } },
  }
  return { results: [{ hits: [hit], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 6, query }] }
}

export async function startOutsideServices(): Promise<OutsideServices> {
  const scripts: string[] = []
  const searched: string[] = []
  let release: () => void = () => undefined

  async function search(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { requests } = await bodyOf(request)
    const query = requests[0]?.query ?? ''
    searched.push(query)
    if (query === SLOW_WORD) await new Promise<void>((done) => (release = done))
    else response.once('finish', release)
    response.setHeader('content-type', 'application/json')
    response.statusCode = query === BROKEN_WORD ? 500 : 200
    response.end(JSON.stringify(query === BROKEN_WORD ? { message: 'broken' } : found(query)))
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else if (path.startsWith('/1/indexes/'))
      search(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
    else if (path.startsWith(CHECKOUT_PATH))
      response.setHeader('content-type', 'text/html').end('<title>Elsewhere</title><h1>Pay here</h1>')
    else {
      scripts.push(path)
      response.setHeader('content-type', 'text/javascript')
      response.end('')
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scripts,
    searched,
    stop: () =>
      new Promise((done) => {
        release()
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
