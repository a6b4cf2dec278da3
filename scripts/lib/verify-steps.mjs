/** The table of static checks and unit tests behind `pnpm verify` and `pnpm test`. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { LATER_UNIT_TESTS } from './later-unit-tests.mjs'
import { ROOT } from './root.mjs'
import { StepFailure, tool } from './steps.mjs'

/** What several servers show together is run by `pnpm test:shops`. */
export const INTEGRATION = 'integration'

/** Each package matches paths of its own. */
const WITHOUT_LATER = [
  `--project=!${INTEGRATION}`,
  ...LATER_UNIT_TESTS.map((file) => `--exclude=**/${file.replace(/^(?:packages|workshop)\/[^/]+\//, '')}`),
]
const GENERATED = 'packages/*/src/generated/**/*.*'

/** @returns {Map<string, string>} generated file -> hash of its content */
function generatedHashes() {
  const paths = globSync(GENERATED, { cwd: ROOT }).toSorted()
  return new Map(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(ROOT, path)))
        .digest('hex'),
    ]),
  )
}

/** Runs the generators and fails when a committed file was not what they write. */
async function codegenDrift() {
  const before = generatedHashes()
  await tool('turbo', ['run', 'codegen', '--output-logs=errors-only'])
  const after = generatedHashes()
  const names = new Set([...before.keys(), ...after.keys()])
  const changed = [...names].filter((name) => before.get(name) !== after.get(name))
  if (changed.length > 0) {
    throw new StepFailure(
      `generated files were out of date (now rewritten, commit them):\n${changed.join('\n')}`,
    )
  }
  return `${after.size} files`
}

/** Checks every file: a change can break the types of files that use it. */
async function typecheck() {
  await tool('turbo', ['run', 'typecheck', '--output-logs=errors-only', '--continue'])
  await tool('tsc', ['--noEmit', '-p', 'scripts'])
}

/** oxfmt's own advice names one of its options; the house has a command. */
async function checkFormat() {
  await tool('oxfmt', ['--check']).catch((error) => {
    throw error instanceof StepFailure ? new StepFailure(`${error.output}\nRun \`pnpm format\`.`) : error
  })
}

/** The linter checks types too, except of the generated files, which it ignores. */
async function typesOfGenerated() {
  await tool('tsc', ['--noEmit', '-p', 'packages/graphql-types'])
}

/** @param {string[]} files all when empty; generated ones are ignored, which is no error when nothing else changed */
async function lint(files) {
  await tool('oxlint', ['--no-error-on-unmatched-pattern', ...files])
}

/** As for journeys: on a build server a test that passes at its second try is listed as flaky. */
const SECOND_TRY = process.env['CI'] === 'true' ? ['--retry=1'] : []

/**
 * One worker more than processors: tests spend time waiting for deadlines, the disk and servers.
 * @param {string} summaryFile
 * @param {string[]} options
 */
export async function unit(summaryFile, options) {
  await tool('vitest', [
    'run',
    `--maxWorkers=${availableParallelism() + 1}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${summaryFile}`,
    ...SECOND_TRY,
    ...options,
  ])
  if (!existsSync(summaryFile)) throw new StepFailure('vitest wrote no summary')
  const { numPassedTests } = JSON.parse(readFileSync(summaryFile, 'utf8'))
  if (numPassedTests === 0 && !options.includes('--passWithNoTests'))
    throw new StepFailure('no unit test ran')
  return `${numPassedTests} tests`
}

/**
 * @param {string} summaryFile where vitest writes its JSON summary
 * @returns {(import('./steps.mjs').Step | import('./steps.mjs').Step[])[]} the generators first: the others read what they write
 */
export function verifySteps(summaryFile) {
  return [
    { name: 'codegen', run: codegenDrift },
    [
      { name: 'lint, types', run: () => lint([]) },
      { name: 'generated', run: typesOfGenerated },
      { name: 'unused', run: () => tool('knip', []).then(() => undefined) },
      { name: 'format', run: checkFormat },
      { name: 'manifests', run: () => tool('sherif', []).then(() => undefined) },
    ],
    { name: 'unit', run: () => unit(summaryFile, WITHOUT_LATER) },
  ]
}

/**
 * The same for the files that differ from a commit: what reads one file reads those, what knows its own cache runs whole.
 * @param {string} since
 * @param {readonly string[]} files
 * @param {string} summaryFile
 * @returns {(import('./steps.mjs').Step | import('./steps.mjs').Step[])[]}
 */
export function changedSteps(since, files, summaryFile) {
  const sources = files.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
  return [
    { name: 'codegen', run: codegenDrift },
    [
      { name: 'types', run: typecheck },
      {
        name: 'lint',
        run: () => (sources.length > 0 ? lint(sources) : Promise.resolve()),
      },
      { name: 'format', run: checkFormat },
    ],
    { name: 'unit', run: () => unit(summaryFile, ['--passWithNoTests', `--changed=${since}`]) },
  ]
}
