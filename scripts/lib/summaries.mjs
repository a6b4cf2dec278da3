/** Which tests passed, failed or were flaky and how long they took, by the runners' own summaries, and the lines a suite ends with. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './root.mjs'

/** @typedef {{ name: string, ms: number }} Timed */

/**
 * @typedef {object} Summary
 * @property {number} passed how many, the flaky ones among them
 * @property {string[]} failed names, with the first line of their errors
 * @property {string[]} flaky the same of those that passed at their second try
 * @property {Timed[]} times
 */

/** @param {string} file @returns {any} undefined when the runner did not get as far as writing it */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {string} name @param {string | undefined} error @returns {string} on one line */
function because(name, error = '') {
  const [reason = ''] = stripVTControlCharacters(error).split('\n')
  return reason === '' ? name : `${name} (${reason.slice(0, 200)})`
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: Assertion[] }} UnitFile
 */

/** Times are of whole files: one with many tests is seldom slow by a single one. @param {string} file JSON reporter of vitest @returns {Summary} */
export function unitSummary(file) {
  /** @type {UnitFile[]} */
  const files = (readJson(file)?.testResults ?? []).map((/** @type {UnitFile} */ each) => ({
    ...each,
    name: relative(ROOT, each.name),
  }))
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      status,
      failureMessages,
      name: because(`${name}: ${fullName}`, failureMessages[0]),
    })),
  )
  const passed = tests.filter(({ status }) => status === 'passed')
  const failed = tests.filter(({ status }) => status === 'failed')
  // A file that does not load, or whose preparation fails, has no failed test in it, yet it failed.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: passed.length,
    failed: [...broken.map(({ name, message }) => because(name, message)), ...failed.map(({ name }) => name)],
    // What the first try said stays with a test that passed at its second.
    flaky: passed.filter(({ failureMessages }) => failureMessages.length > 0).map(({ name }) => name),
    times: files.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime })),
  }
}

/**
 * @typedef {{ duration: number, error?: { message?: string } }} Try
 * @typedef {{ projectName: string, status: string, results: Try[] }} Test
 * @typedef {{ file: string, title: string, tests: Test[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/** @param {Suite} suite @returns {(Test & { name: string, error: string | undefined })[]} */
function testsIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({
      ...test,
      name: `${file}: ${title} [${test.projectName}]`,
      error: test.results.find(({ error }) => error)?.error?.message,
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

/** @param {string} file JSON reporter of Playwright @returns {Summary} */
export function journeySummary(file) {
  const { suites = [], errors = [] } = readJson(file) ?? {}
  const tests = testsIn({ suites })
  /** @param {string} status @returns {string[]} */
  const named = (status) =>
    tests.filter((test) => test.status === status).map(({ name, error }) => because(name, error))
  const [flaky, unexpected] = [named('flaky'), named('unexpected')]
  return {
    passed: named('expected').length + flaky.length,
    failed:
      unexpected.length === 0 && errors.length > 0
        ? [because('an error outside of any journey', errors[0].message)]
        : unexpected,
    flaky,
    times: tests.map(({ name, results }) => ({
      name,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  }
}

/** @param {readonly Timed[]} times @param {number} count @returns {string[]} a line each, the slowest first */
export function slowest(times, count) {
  const first = times.toSorted((one, other) => other.ms - one.ms).slice(0, count)
  return first.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

/**
 * The end of a suite: a line for each flaky and each failed test, which `.ci/run` repeats at its end, and one that counts all.
 * @param {Readonly<Record<string, Summary>>} summaries by the name of the step that ran the tests
 * @param {readonly string[]} failedSteps one that is no runner, or a runner that fell over before its first test, counts as a failed test
 * @returns {{ lines: string[], passed: number, failed: number }}
 */
export function conclusion(summaries, failedSteps) {
  const all = Object.values(summaries)
  const failed = all.flatMap((summary) => summary.failed)
  const checks = failedSteps.filter((step) => (summaries[step]?.failed.length ?? 0) === 0)
  const passed = all.reduce((sum, summary) => sum + summary.passed, 0)
  const count = failed.length + checks.length
  return {
    lines: [
      ...all.flatMap(({ flaky }) => flaky).map((name) => `flaky: ${name}`),
      ...[...failed, ...checks].map((name) => `failed: ${name}`),
      `${passed} passed, ${count} failed`,
    ],
    passed,
    failed: count,
  }
}
