import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import {
  playwrightCount,
  playwrightFlaky,
  playwrightTimes,
  slowest,
  vitestCount,
  vitestTimes,
} from './summaries.mjs'

const folder = mkdtempSync(join(tmpdir(), 'summaries-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(summary: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(summary))
  return file
}

it('counts a test file that does not load as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  const file = written({ numPassedTests: 4, numFailedTests: 1, testResults })
  expect(vitestCount(file)).toEqual({ passed: 4, failed: 2 })
})

it('counts a browser test that passes at its second try as passed, and names it', () => {
  const test = (status: string) => ({ projectName: 'desktop', status, results: [] })
  const specs = [
    { file: 'a.spec.ts', title: 'buys', tests: [test('flaky')] },
    { file: 'a.spec.ts', title: 'pays', tests: [test('expected'), test('unexpected')] },
  ]
  const suites = [{ suites: [{ specs }] }]
  const file = written({ suites, stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [] })
  expect(playwrightCount(file)).toEqual({ passed: 8, failed: 1 })
  expect(playwrightFlaky(file)).toEqual(['a.spec.ts: buys [desktop]'])
  expect(playwrightFlaky(join(folder, 'none.json'))).toEqual([])
})

it('counts an error outside of any test as failed', () => {
  const file = written({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'setup' }] })
  expect(playwrightCount(file)).toEqual({ passed: 0, failed: 1 })
})

it('counts nothing for a runner that wrote nothing', () => {
  expect(vitestCount(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 })
})

it('names the slowest files of unit tests and the slowest journeys', () => {
  const unit = written({ testResults: [{ name: '/a.test.ts', startTime: 100, endTime: 1600 }] })
  expect(slowest(vitestTimes(unit), 2)).toEqual([expect.stringMatching(/^ {3}1\.5 s {2}.*a\.test\.ts$/)])
  expect(vitestTimes('/nowhere.json')).toEqual([])

  const journey = (title: string, duration: number) => {
    const tests = [{ projectName: 'phone', results: [{ duration }] }]
    return { file: 'b.spec.ts', title, tests }
  }
  const inner = { specs: [journey('looks', 900), journey('buys', 2000), journey('pays', 1000)] }
  const browser = written({ suites: [{ specs: [], suites: [inner] }] })
  expect(slowest(playwrightTimes(browser), 2)).toEqual([
    '   2.0 s  b.spec.ts: buys [phone]',
    '   1.0 s  b.spec.ts: pays [phone]',
  ])
})
