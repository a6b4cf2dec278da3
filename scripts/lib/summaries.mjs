/** Reads from the summaries the runners write how many tests passed and failed, and how long each took. */
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

/** @param {string} file JSON reporter of Playwright @returns {Count} */
export function playwrightCount(file) {
  const summary = readJson(file)
  if (!summary) return { passed: 0, failed: 0 }
  const { expected, unexpected, flaky } = summary.stats
  return { passed: expected, failed: Math.max(unexpected + flaky, summary.errors.length > 0 ? 1 : 0) }
}

/** @typedef {{ name: string, ms: number }} Timed */

/** @param {string} file JSON reporter of vitest @returns {Timed[]} */
export function vitestTimes(file) {
  /** @type {{ name: string, assertionResults: { fullName: string, duration?: number }[] }[]} */
  const files = readJson(file)?.testResults ?? []
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${relative(ROOT, name)}: ${fullName}`,
      ms: duration,
    })),
  )
}

/**
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ file: string, title: string, tests: { projectName: string, results: { duration: number }[] }[] }[]} [specs]
 */

/** @param {string} file JSON reporter of Playwright @returns {Timed[]} */
export function playwrightTimes(file) {
  return (readJson(file)?.suites ?? []).flatMap(timesIn)
}

/** @param {Suite} suite @returns {Timed[]} */
function timesIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}: ${title} [${projectName}]`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(timesIn)]
}

/** @param {readonly Timed[]} times @param {number} count @returns {string[]} a line each, the slowest first */
export function slowest(times, count) {
  const first = times.toSorted((one, other) => other.ms - one.ms).slice(0, count)
  return first.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
