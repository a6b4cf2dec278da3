/** What a process has used so far, as Linux counts it. */
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10

/** Processor time in milliseconds, user and system, of all threads. */
export function processorMs(pid: number): number {
  // The name, in parentheses, may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Resident memory in MB. */
export function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
