/** What Linux says of a process: its processor time, its memory, its sockets. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second, whatever the machine. */
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
export const residentMb = (pid: number): number => statusMb(pid, 'VmRSS')

/** The most resident memory the process ever had, in MB. */
export const peakMb = (pid: number): number => statusMb(pid, 'VmHWM')

function statusMb(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
}

export function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => linkOf(`${folder}/${name}`).startsWith('socket:')).length
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return '' // closed meanwhile
  }
}
