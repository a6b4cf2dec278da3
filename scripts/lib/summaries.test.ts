import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from './root.mjs'
import { conclusion, journeySummary, slowest, unitSummary } from './summaries.mjs'

const folder = mkdtempSync(join(tmpdir(), 'summaries-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(summary: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(summary))
  return file
}

const NOTHING = { passed: 0, failed: [], flaky: [], times: [] }
const unitTest = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
})
const unitFile = (name: string, status: string, assertionResults: unknown[]) => ({
  name: join(ROOT, name),
  status,
  assertionResults,
  startTime: 100,
  endTime: 1600,
})
const journey = (title: string, status: string, result: object = {}) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ projectName: 'desktop', status, results: [{ duration: 0, ...result }, { duration: 0 }] }],
})

it('names failed unit tests, and a file that does not load or prepare', () => {
  const testResults = [
    unitFile('a.test.ts', 'failed', [unitTest('adds', 'passed'), unitTest('divides', 'failed', ['by zero'])]),
    { ...unitFile('b.test.ts', 'failed', []), message: 'no such module\n    at import' },
    unitFile('c.test.ts', 'failed', [unitTest('never began', 'skipped')]),
  ]
  const { passed, failed } = unitSummary(written({ testResults }))
  expect(passed).toBe(1)
  expect(failed).toEqual(['b.test.ts (no such module)', 'c.test.ts', 'a.test.ts: divides (by zero)'])
})

it('counts a test that passes at its second try as passed, and names it', () => {
  const testResults = [
    unitFile('a.test.ts', 'passed', [unitTest('adds', 'passed', ['ECONNRESET\n    at fetch'])]),
  ]
  expect(unitSummary(written({ testResults }))).toMatchObject({
    passed: 1,
    failed: [],
    flaky: ['a.test.ts: adds (ECONNRESET)'],
  })

  const specs = [
    journey('buys', 'flaky'),
    journey('pays', 'expected'),
    journey('looks', 'unexpected', { error: { message: '\x1b[31mTimeout\x1b[0m\nat' } }),
  ]
  expect(journeySummary(written({ suites: [{ suites: [{ specs }] }], errors: [] }))).toMatchObject({
    passed: 2,
    failed: ['a.spec.ts: looks [desktop] (Timeout)'],
    flaky: ['a.spec.ts: buys [desktop]'],
  })
})

it('counts an error outside of any journey as failed', () => {
  const { failed } = journeySummary(written({ suites: [], errors: [{ message: 'setup' }] }))
  expect(failed).toEqual(['an error outside of any journey (setup)'])
})

it('counts nothing for a runner that wrote nothing', () => {
  expect(unitSummary(join(folder, 'none.json'))).toEqual(NOTHING)
  expect(journeySummary(join(folder, 'none.json'))).toEqual(NOTHING)
})

it('names the slowest files of unit tests and the slowest journeys', () => {
  const { times } = unitSummary(written({ testResults: [unitFile('a.test.ts', 'passed', [])] }))
  expect(slowest(times, 2)).toEqual(['   1.5 s  a.test.ts'])

  const inner = {
    specs: [
      ['looks', 900],
      ['buys', 2000],
      ['pays', 1000],
    ].map(([title, ms]) => journey(`${title}`, 'expected', { duration: Number(ms) })),
  }
  const journeys = journeySummary(written({ suites: [{ specs: [], suites: [inner] }] }))
  expect(slowest(journeys.times, 2)).toEqual([
    '   2.0 s  a.spec.ts: buys [desktop]',
    '   1.0 s  a.spec.ts: pays [desktop]',
  ])
})

it('ends with the names of flaky and failed tests, failed checks, and one count', () => {
  const unit = { ...NOTHING, passed: 4, failed: ['a.test.ts: adds'], flaky: ['a.test.ts: divides'] }
  const { lines } = conclusion({ unit, journeys: NOTHING }, ['format', 'unit', 'journeys'])
  expect(lines).toEqual([
    'flaky: a.test.ts: divides',
    'failed: a.test.ts: adds',
    'failed: format',
    'failed: journeys',
    '4 passed, 3 failed',
  ])
})
