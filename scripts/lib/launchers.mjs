/**
 * The package runners above this process (npx, pnpm and the shells between). They do not always pass a
 * signal on: a terminated `npx` leaves its children running, so a serving process watches its launchers.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const RUNNER = /\b(npx|npm|pnpm)\b|^(\S*\/)?(ba|da)?sh -c /
const CHECK_EVERY_MS = 500

/** @returns {number[]} process ids, nearest first; only the parent where `ps` is missing */
function launcherPids() {
  const pids = [process.ppid]
  try {
    for (let pid = process.ppid; pid > 1;) {
      const [, parent, args = ''] = /^\s*(\d+)\s+(.*)/.exec(psLine(pid)) ?? []
      if (!RUNNER.test(args)) break
      if (!pids.includes(pid)) pids.push(pid)
      pid = Number(parent)
    }
  } catch {
    return pids // no `ps` here
  }
  return pids
}

/** @param {number} pid */
function psLine(pid) {
  return execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
}

/** @param {number} pid @returns {boolean} false for a process that ended, waited for or not */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  try {
    const state = /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
    return state !== 'Z' && state !== 'X'
  } catch {
    return false
  }
}

/** @param {() => void} onGone called once, when one of the launchers has ended */
export function watchLaunchers(onGone) {
  if (process.platform === 'win32') return
  const pids = launcherPids()
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return
    clearInterval(timer)
    onGone()
  }, CHECK_EVERY_MS)
  timer.unref()
}
