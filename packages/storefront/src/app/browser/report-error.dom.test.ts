import { beforeEach, expect, it, vi } from 'vitest'
import type { BrowserErrorReport } from '../browser-reports.ts'
import type * as ReportError from './report-error.ts'

const OWN = 'at f (https://shop.example/assets/chunks/bed-B7M.js:2:15)'
const REACT = 'at r (https://shop.example/assets/chunks/react-1.js:8:1)'

/** Its own for each test: a document reports only so often. */
let reportError: typeof ReportError.reportError
let sent: Promise<BrowserErrorReport>[]

beforeEach(async () => {
  vi.resetModules()
  sent = []
  const beacon = (_route: string, body: Blob) =>
    sent.push(body.text().then((text) => JSON.parse(text) as BrowserErrorReport)) > 0
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  vi.stubGlobal('SecurityPolicyViolationEvent', class extends Event {})
  ;({ reportError } = await import('./report-error.ts'))
  return () => vi.unstubAllGlobals()
})

const failure = (message: string, ...stack: string[]) =>
  Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...stack].join('\n') })

it('reports the message, and places in the own files only', async () => {
  reportError('error', failure('no bed', 'at https://chat.example/assets/chat.js:1:1', OWN), '')
  expect(await Promise.all(sent)).toEqual([
    { kind: 'error', page: 'home', message: 'TypeError: no bed', frames: ['bed-B7M.js:2:15'] },
  ])
})

it('an error without a stack is placed by its event', async () => {
  const filename = 'https://shop.example/assets/entries/entry.js'
  reportError('error', new ErrorEvent('error', { message: 'SyntaxError', filename, lineno: 3, colno: 7 }), '')
  expect((await sent[0])?.frames).toEqual(['entry.js:3:7'])
})

it('what React says of a page begins with the component', async () => {
  reportError('hydration', failure('Minified React error #418', REACT), OWN)
  const thrown = new Error('There was an error while hydrating', { cause: failure('no bed', OWN) })
  reportError('hydration', thrown, REACT)
  const reports = await Promise.all(sent)
  expect(reports.map(({ frames }) => frames[0])).toEqual(['bed-B7M.js:2:15', 'bed-B7M.js:2:15'])
  expect(reports[1]?.message).toBe('TypeError: no bed')
})

it('what is not the shop’s is not reported', () => {
  const others = [
    failure('no place'),
    failure('of others', 'at https://chat.example/chat.js:1:1'),
    failure('of an extension', 'at chrome-extension://abc/inject.js:1:1', OWN),
    new ErrorEvent('error', { message: 'Script error.' }),
    new ErrorEvent('error', { message: 'ResizeObserver loop', filename: 'https://shop.example/contact' }),
    Object.assign(failure('left', OWN), { name: 'AbortError' }),
    { isAbort: true },
  ]
  for (const other of others) reportError('error', other, '')
  expect(sent).toEqual([])
})

it('each is reported once, and five of them at most', () => {
  for (let count = 0; count < 2; count += 1) reportError('error', failure('again', OWN), '')
  expect(sent).toHaveLength(1)
  for (let count = 0; count < 9; count += 1) reportError('error', failure(`no bed ${count}`, OWN), '')
  expect(sent).toHaveLength(5)
})

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('%j is a no', (wish) => {
  Object.assign(navigator, wish)
  reportError('error', failure('no bed', OWN), '')
  expect(sent).toEqual([])
})
