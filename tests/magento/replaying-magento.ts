/**
 * A Magento that answers from recordings. It checks every document against the schema of its release, and notes what it
 * cannot answer as an error.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { magentoSchema } from '@loftwood/middleware/testing'
import { graphqlSync, validate } from 'graphql'
import { bodyOf, readSent, type MagentoAnswer, type Sent } from './exchange.ts'
import { withoutIdentity } from './masks.ts'
import { recordedAnswer } from './recorded-answer.ts'
import { Recordings } from './recordings.ts'
import { readRecordings } from './recording-file.ts'
import { recordingsOf, type Release } from './releases.ts'

export interface ReplayingMagento {
  graphqlUrl: string
  mediaUrl: string
  begin: (journey: string) => void
  /** What it could not answer, one sentence each. */
  errors: string[]
  stop: () => Promise<void>
}

interface Reply {
  status: number
  answer: MagentoAnswer
}

/** In place of every picture. */
const PICTURE = readFileSync(resolve(import.meta.dirname, 'facts/picture.jpg'))

export async function startReplayingMagento(release: Release): Promise<ReplayingMagento> {
  const schema = magentoSchema(release)
  const recordings = new Recordings(readRecordings(recordingsOf(release)))
  const errors: string[] = []

  function error(message: string): Reply {
    errors.push(message)
    return { status: 500, answer: { errors: [{ message }] } }
  }

  function replay({ request, query, document }: Sent): Reply {
    const [invalid] = validate(schema, document)
    if (invalid) return error(`${request.operation} is not of ${release}'s schema: ${invalid.message}`)
    if (query.includes('__schema'))
      return { status: 200, answer: graphqlSync({ schema, source: query }) as unknown as MagentoAnswer }
    const existing = withoutIdentity(request)
    const what = `refresh the recording of ${request.operation}(${JSON.stringify(existing.variables)})`
    const exchange = recordings.find(existing)
    if (!exchange) return error(`${what}: there is none`)
    const { answer, missing } = recordedAnswer({ schema, document, variables: request.variables }, exchange)
    if (missing.size > 0) return error(`${what}: it lacks ${[...missing].join(', ')}`)
    return { status: exchange.status, answer }
  }

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(message)
    if (message.url?.startsWith('/media/')) {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(PICTURE)
    } else if (!message.url?.startsWith('/graphql')) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>')
    } else {
      const reply = replay(readSent(message, body))
      const text = JSON.stringify(reply.answer)
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text)
    }
  }

  const server = createServer((message, response) => {
    answer(message, response).catch((error: Error) => {
      errors.push(error.message)
      response.writeHead(500).end(error.message)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    graphqlUrl: `${origin}/graphql`,
    mediaUrl: `${origin}/media`,
    begin: (journey) => recordings.begin(journey),
    errors,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
