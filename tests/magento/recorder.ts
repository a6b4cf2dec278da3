/** A proxy in front of a Magento that writes down what is sent and answered. */
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bodyOf, keyOf, readSent, type Exchange, type MagentoAnswer } from './exchange.ts'
import { masks } from './masks.ts'
import { mergedRecordings, recordingLines } from './recording-file.ts'

export interface Recorder {
  graphqlUrl: string
  /** Takes the name of the test that sends what follows, by POST. */
  journeyUrl: string
  /** Writes all of it, without secrets. @param before recordings of other journeys, which stay */
  save: (file: string, before: readonly Exchange[]) => void
  stop: () => Promise<void>
}

/** What goes on to Magento. */
const PASSED = ['content-type', 'accept', 'store', 'content-currency', 'authorization', 'x-recaptcha']

const JOURNEY = '/journey'

/** The shop asks, for nobody, by a mutation whether Braintree is active: the answer is the same at any time. */
const QUESTIONS: ReadonlySet<string> = new Set(['createBraintreeClientToken'])

const isChange = ({ isMutation, operation }: Exchange) => isMutation && !QUESTIONS.has(operation)

/**
 * @param backEnd its GraphQL address
 * @param staying recordings whose placeholders are not used again
 */
export async function startRecorder(backEnd: string, staying: readonly Exchange[]): Promise<Recorder> {
  const { origin, pathname: path } = new URL(backEnd)
  const mask = masks(origin, JSON.stringify(staying))
  const exchanges: Exchange[] = []
  let journey = ''

  async function pass(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(message)
    if (message.url === JOURNEY) {
      journey = body.toString()
      return void response.end()
    }
    // Magento would render a page of its own.
    if (!message.url?.startsWith(path)) return void response.writeHead(404).end()
    const headers = Object.entries(message.headers).filter(([name]) => PASSED.includes(name))
    const answer = await fetch(new URL(message.url ?? '/', origin), {
      method: message.method ?? 'GET',
      headers: headers as [string, string][],
      ...(body.length > 0 && { body }),
    })
    const text = await answer.text()
    record(message, body, { status: answer.status, text })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text)
  }

  function record(
    message: IncomingMessage,
    body: Buffer,
    { status, text }: { status: number; text: string },
  ) {
    const { request, query } = readSent(message, body)
    // The schema has facts of its own.
    if (query.includes('__schema')) return
    const answer = JSON.parse(text) as MagentoAnswer
    const exchange: Exchange = { ...mask(request), status, answer: mask(answer) }
    const isPersonal = request.isSignedIn || keyOf(exchange) !== keyOf(request) || isChange(exchange)
    exchanges.push({ ...(isPersonal && { journey }), ...exchange })
  }

  const server = createServer((message, response) => {
    pass(message, response).catch((error: Error) => response.writeHead(502).end(error.message))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const ownOrigin = `http://127.0.0.1:${port}`
  return {
    graphqlUrl: `${ownOrigin}${path}`,
    journeyUrl: `${ownOrigin}${JOURNEY}`,
    save: (file, before) => writeFileSync(file, recordingLines(mergedRecordings(before, exchanges))),
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
