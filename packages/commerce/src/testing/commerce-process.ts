// The back end in a process of its own, for tests of what happens to processes: kills, full disks, their log.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { NO_UNPAID_LIMITS } from './no-unpaid-limits.ts'

const entry = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface CommerceProcess {
  url: string
  child: ChildProcess
  /** Everything in its log so far. */
  log: () => string
}

/** Starts the real server on a free port and reads from its log where it is. */
export async function startCommerceProcess(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<CommerceProcess> {
  const child = spawn(process.execPath, [entry], {
    env: { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', ...NO_UNPAID_LIMITS, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let log = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The back end ended with ${code}: ${log}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      const found = /"url":"(http:[^"]+)"/.exec(log)?.[1]
      if (found) resolve(found)
    })
  })
  return { url, child, log: () => log }
}
