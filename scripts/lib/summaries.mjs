/** Reads how many tests passed and failed from the summaries the runners write. */
import { existsSync, readFileSync } from 'node:fs'

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
