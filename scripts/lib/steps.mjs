/** Runs the steps of a gate one after the other, with their times. */
import { spawn } from 'node:child_process'
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

/** A step that ran and found fault; `output` is what it printed. */
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
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<string>} what it printed
 * @throws {StepFailure} when it cannot be started or does not exit with 0
 */
export function tool(command, args, { cwd = ROOT, env = {}, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        onOutput?.(text)
      })
    }
    child.on('error', (error) => reject(new StepFailure(`${command}: ${error.message}`)))
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new StepFailure(output))))
  })
}

/**
 * @param {readonly Step[]} steps
 * @param {{ keepGoing?: boolean }} [options] run the rest after a failure, instead of stopping there
 * @returns {Promise<string[]>} names of the steps that failed; empty when all is well
 */
export async function runSteps(steps, { keepGoing = false } = {}) {
  const startedAt = performance.now()
  /** @type {string[]} */
  const failed = []
  for (const step of steps) {
    if (step.needs?.some((name) => failed.includes(name))) failed.push(step.name)
    else if (!(await runStep(step))) failed.push(step.name)
    if (failed.length > 0 && !keepGoing) return failed
  }
  if (steps.length > 1) console.log(`${steps.length} steps in ${seconds(startedAt)}`)
  return failed
}

/** @param {Step} step */
async function runStep({ name, run, isChatty = false }) {
  const startedAt = performance.now()
  process.stdout.write(`${name.padEnd(12)} `)
  const dots = setInterval(() => isChatty || process.stdout.write('.'), DOT_EVERY_MS)
  try {
    const remark = await run()
    console.log(` ok ${seconds(startedAt)}${remark ? `  ${remark}` : ''}`)
    return true
  } catch (error) {
    console.log(` FAILED ${seconds(startedAt)}\n`)
    console.error(error instanceof StepFailure ? error.output.trimEnd() : error)
    return false
  } finally {
    clearInterval(dots)
  }
}

/** @param {number} startedAt of performance.now() @returns {string} e.g. `3.2 s` */
export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
