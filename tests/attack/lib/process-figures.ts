/** What the kernel says of a process. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export interface ProcessFigures {
  memoryMb: number
  /** The most it ever had. */
  peakMb: number
  sockets: number
}

export function figuresOf(pid: number): ProcessFigures {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { memoryMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM'), sockets: countSockets(pid) }
}

function countSockets(pid: number): number {
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
