/**
 * A Magento that answers from recordings. It checks every document against the schema of its release, and notes what it
 * cannot answer as a fault.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { magentoSchema } from '@loftwood/middleware/testing'
import { graphqlSync, validate } from 'graphql'
import { bodyOf, readSent, type Exchange, type MagentoAnswer, type Sent } from './exchange.ts'
import { withoutIdentity } from './masks.ts'
import { merged } from './merged.ts'
import { recordedAnswer, type Question } from './recorded-answer.ts'
import { Recordings } from './recordings.ts'
import { readRecordings } from './recording-file.ts'
import { FILLED_FROM, GAPS, recordingsOf, type Release } from './releases.ts'

export interface ReplayingMagento {
  graphqlUrl: string
  mediaUrl: string
  begin: (journey: string) => void
  /** What it could not answer, one sentence each. */
  faults: string[]
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
  const filling = FILLED_FROM[release]
  const own = new Recordings(readRecordings(recordingsOf(release)))
  const other = filling && new Recordings(readRecordings(recordingsOf(filling)))
  const faults: string[] = []

  function fault(message: string): Reply {
    faults.push(message)
    return { status: 500, answer: { errors: [{ message }] } }
  }

  /** Its own recording, that with the gaps filled, the other release's. */
  function candidates(request: Sent['request']): Exchange[] {
    const recorded = own.find(request)
    const filling = other?.find(request) ?? other?.findWithOtherIds(request)
    const both = recorded && filling && { ...recorded, answer: merged(recorded.answer, filling.answer) }
    return [recorded, both, filling].filter((each) => each !== undefined)
  }

  function replay({ request, query, document }: Sent): Reply {
    const [invalid] = validate(schema, document)
    if (invalid) return fault(`${request.operation} is not of ${release}'s schema: ${invalid.message}`)
    if (query.includes('__schema'))
      return { status: 200, answer: graphqlSync({ schema, source: query }) as unknown as MagentoAnswer }
    const known = withoutIdentity(request)
    const question: Question = { schema, document, variables: request.variables, gaps: GAPS[release] ?? {} }
    const tried = candidates(known).map((exchange) => ({ exchange, ...recordedAnswer(question, exchange) }))
    const whole = tried.find(({ missing }) => missing.size === 0)
    if (whole) return { status: whole.exchange.status, answer: whole.answer }
    const what = `${request.operation}(${JSON.stringify(known.variables)})`
    const lacks = [...(tried[0]?.missing ?? [])].join(', ')
    return fault(`refresh the recording of ${what}: ${lacks ? `it lacks ${lacks}` : 'there is none'}`)
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
      faults.push(error.message)
      response.writeHead(500).end(error.message)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    graphqlUrl: `${origin}/graphql`,
    mediaUrl: `${origin}/media`,
    begin: (journey) => [own, other].forEach((recordings) => recordings?.begin(journey)),
    faults,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
