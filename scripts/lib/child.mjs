/** One child process: its output line by line, its last lines, and a stop that always ends. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const KEPT_LINES = 30
const STOP_WITHIN_MS = 10_000

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {number | undefined} pid
 * @property {string[]} lastLines the newest output, oldest first
 * @property {Promise<number | string>} exited exit code, or the name of the signal that ended it
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} stop sends SIGTERM, and SIGKILL after 10 seconds
 */

/**
 * @param {{ name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, node?: string, uid?: number }} command
 *   arguments of Node, and its program if it is another
 * @param {(line: string) => void} onLine
 * @returns {Child}
 */
export function startNode({ name, args, node = process.execPath, ...options }, onLine) {
  const child = spawn(node, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {string[]} */
  const lastLines = []
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lastLines.push(line)
      if (lastLines.length > KEPT_LINES) lastLines.shift()
      onLine(line)
    })
  }
  let isRunning = true
  /** @type {Promise<number | string>} */
  const exited = new Promise((resolve) => {
    child.on('error', (error) => lastLines.push(error.message))
    child.on('close', (code, signal) => {
      isRunning = false
      resolve(code ?? signal ?? 1)
    })
  })
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  void exited.then(() => process.off('exit', killNow))

  async function stop() {
    if (!isRunning) return
    child.kill('SIGTERM')
    const timer = setTimeout(killNow, STOP_WITHIN_MS)
    await exited
    clearTimeout(timer)
  }
  return { name, pid: child.pid, lastLines, exited, isRunning: () => isRunning, stop }
}
