/** Reads from the summaries the runners write how many tests passed and failed, which were flaky, and how long each took. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './root.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {string} file @returns {any} undefined when the runner did not get as far as writing it */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {string} file JSON reporter of vitest @returns {Count} */
export function vitestCount(file) {
  const summary = readJson(file)
  if (!summary) return { passed: 0, failed: 0 }
  // A file that does not load has no failed test in it, yet it failed.
  const broken = summary.testResults.filter(
    (/** @type {any} */ result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  return { passed: summary.numPassedTests, failed: summary.numFailedTests + broken.length }
}

/** A test that passed at its second try has passed. @param {string} file JSON reporter of Playwright @returns {Count} */
export function playwrightCount(file) {
  const summary = readJson(file)
  if (!summary) return { passed: 0, failed: 0 }
  const { expected, unexpected, flaky } = summary.stats
  return { passed: expected + flaky, failed: Math.max(unexpected, summary.errors.length > 0 ? 1 : 0) }
}

/** @typedef {{ name: string, ms: number }} Timed */

/** Whole files: one with many tests is seldom slow by a single one. @param {string} file JSON reporter of vitest @returns {Timed[]} */
export function vitestTimes(file) {
  /** @type {{ name: string, startTime: number, endTime: number }[]} */
  const files = readJson(file)?.testResults ?? []
  return files.map(({ name, startTime, endTime }) => ({
    name: relative(ROOT, name),
    ms: endTime - startTime,
  }))
}

/**
 * @typedef {{ projectName: string, status: string, results: { duration: number }[] }} Test
 * @typedef {{ file: string, title: string, tests: Test[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/** @param {string} file JSON reporter of Playwright @returns {(Test & { name: string })[]} */
function playwrightTests(file) {
  return (readJson(file)?.suites ?? []).flatMap(testsIn)
}

/** @param {Suite} suite @returns {(Test & { name: string })[]} */
function testsIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}: ${title} [${test.projectName}]` })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

/** @param {string} file JSON reporter of Playwright @returns {Timed[]} */
export function playwrightTimes(file) {
  return playwrightTests(file).map(({ name, results }) => ({
    name,
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
  }))
}

/** @param {string} file JSON reporter of Playwright @returns {string[]} the tests that failed first and passed then */
export function playwrightFlaky(file) {
  return playwrightTests(file).flatMap(({ name, status }) => (status === 'flaky' ? [name] : []))
}

/** @param {readonly Timed[]} times @param {number} count @returns {string[]} a line each, the slowest first */
export function slowest(times, count) {
  const first = times.toSorted((one, other) => other.ms - one.ms).slice(0, count)
  return first.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
