// Lines and one line of progress on the operator's terminal: repainted there, plain lines in a file or pipe.
import type { Terminal } from './command.ts'

const REPAINT_MS = 100
/** How often progress becomes a line where nothing can be repainted. */
const LINE_MS = 5_000

export interface Output {
  isTTY?: boolean
  columns?: number
  write: (text: string) => unknown
}

/** @param progress where progress goes, so that the command's own output can be piped on */
export function createTerminal(output: Output, progress: Output): Terminal {
  let paintedAt = -Infinity
  let isPainted = false
  function clear(): void {
    if (isPainted) progress.write('\r\x1b[2K')
    isPainted = false
  }
  return {
    print: (line) => {
      clear()
      output.write(`${line}\n`)
    },
    showProgress: (text) => {
      const now = performance.now()
      if (now - paintedAt < (progress.isTTY ? REPAINT_MS : LINE_MS)) return
      paintedAt = now
      if (!progress.isTTY) {
        progress.write(`${text}\n`)
        return
      }
      progress.write(`\r\x1b[2K${text.slice(0, (progress.columns ?? 80) - 1)}`)
      isPainted = true
    },
  }
}
