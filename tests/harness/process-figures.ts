/** What Linux says of a process: its processor time, its memory, its sockets. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Processor time in milliseconds, user and system, of all threads that run. */
export function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number.parseInt(
      unlessGone(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), '0'),
      10,
    ),
  )
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1_000_000
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
  const links = readdirSync(folder).map((name) => unlessGone(() => readlinkSync(`${folder}/${name}`), ''))
  return links.filter((link) => link.startsWith('socket:')).length
}

/** Threads end and files are closed after their folder was read. */
function unlessGone(read: () => string, otherwise: string): string {
  try {
    return read()
  } catch {
    return otherwise
  }
}
