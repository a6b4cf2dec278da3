/** Runs the steps of a gate, one after the other or side by side, with their times. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { ROOT } from './root.mjs'

const DOT_EVERY_MS = 5000

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<string | void>} run resolves with an optional remark; throws StepFailure
 * @property {boolean} [isChatty] prints its own progress
 * @property {string[]} [needs] earlier steps without whose success this one makes no sense
 */

/** A step that ran and found errors; `output` is what it printed. */
export class StepFailure extends Error {
  /** @param {string} output */
  constructor(output) {
    super('step failed')
    this.output = output
  }
}

/** Environment for tools: the repository's binaries first on PATH, no telemetry, no colour codes in files. */
export function toolEnv() {
  const path = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  return {
    ...process.env,
    PATH: path,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    CI: process.env['CI'] ?? '1',
  }
}

/**
 * Runs a command quietly in the root.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, withinMs?: number, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<string>} what it printed
 * @throws {StepFailure} when it cannot be started, takes longer than it may, or does not exit with 0
 */
export function tool(command, args, { cwd = ROOT, env = {}, withinMs, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(withinMs !== undefined && { signal: AbortSignal.timeout(withinMs) }),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        onOutput?.(text)
      })
    }
    child.on('error', (error) =>
      reject(
        new StepFailure(
          error.name === 'AbortError'
            ? `${command} was stopped after ${withinMs} ms\n${output}`
            : `${command}: ${error.message}`,
        ),
      ),
    )
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new StepFailure(output))))
  })
}

/**
 * @param {readonly (Step | readonly Step[])[]} steps those of an inner list run side by side
 * @param {{ keepGoing?: boolean }} [options] run the rest after a failure, instead of stopping there
 * @returns {Promise<string[]>} names of the steps that failed; empty when all is well
 */
export async function runSteps(steps, { keepGoing = false } = {}) {
  const startedAt = performance.now()
  /** @type {string[]} */
  const failed = []
  for (const entry of steps) {
    if ('name' in entry) {
      if (entry.needs?.some((name) => failed.includes(name))) failed.push(entry.name)
      else if (!(await runStep(entry))) failed.push(entry.name)
    } else failed.push(...(await runTogether(entry)))
    if (failed.length > 0 && !keepGoing) return failed
  }
  if (steps.length > 1) console.log(`${steps.flat().length} steps in ${seconds(startedAt)}`)
  return failed
}

/**
 * As many at a time as there are processors; each prints its line when it is done.
 * @param {readonly Step[]} steps
 * @returns {Promise<string[]>} names of those that failed
 */
async function runTogether(steps) {
  const queue = [...steps]
  /** @type {string[]} */
  const failed = []
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const { line, error } = await outcomeOf(step)
      console.log(step.name.padEnd(12) + line)
      if (error === undefined) continue
      failed.push(step.name)
      console.error(error)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return failed
}

/** @param {Step} step */
async function runStep(step) {
  process.stdout.write(`${step.name.padEnd(12)} `)
  const dots = setInterval(() => step.isChatty || process.stdout.write('.'), DOT_EVERY_MS)
  const { line, error } = await outcomeOf(step)
  clearInterval(dots)
  console.log(line)
  if (error !== undefined) console.error(error)
  return error === undefined
}

/** @param {Step} step @returns {Promise<{ line: string, error?: unknown }>} what to print of it */
async function outcomeOf({ run }) {
  const startedAt = performance.now()
  try {
    const remark = await run()
    return { line: ` ok ${seconds(startedAt)}${remark ? `  ${remark}` : ''}` }
  } catch (error) {
    const text = error instanceof StepFailure ? error.output.trimEnd() : error
    return { line: ` FAILED ${seconds(startedAt)}\n`, error: text }
  }
}

/** @param {number} startedAt of performance.now() @returns {string} e.g. `3.2 s` */
export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
