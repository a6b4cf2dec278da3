/** The back end in a process of its own, on a free port. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { NO_UNPAID_LIMITS } from '@loftwood/commerce/testing/no-unpaid-limits'

const entry = fileURLToPath(new URL('../../../packages/commerce/src/main.ts', import.meta.url))

export interface BackEnd {
  url: string
  /** From the start of the process until it listened. */
  startMs: number
  memoryMb: () => Promise<number>
  stop: () => Promise<void>
}

export async function startBackEnd(dataDir: string): Promise<BackEnd> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'info',
      ...NO_UNPAID_LIMITS,
    },
    stdio: ['ignore', 'pipe', 2],
  })
  if (!child.stdout) throw new Error('the back end has no output')
  const url = await addressOf(createInterface({ input: child.stdout }))
  const startMs = performance.now() - startedAt
  return {
    url,
    startMs,
    memoryMb: async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text()
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 / 1024
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Reads on after the address, so that the server's log does not fill the pipe. */
function addressOf(lines: Interface): Promise<string> {
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const url = /"url":"(http:[^"]+)"/.exec(line)?.[1]
      if (url) resolve(url)
    })
    lines.on('close', () => reject(new Error('the back end ended before it was ready')))
  })
}
