/** Servers of the benchmarks, each a process of its own on a free port. */
import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/ports.mjs'
import { processorMs, residentMb } from '../harness/process-figures.ts'

export interface BenchServer {
  origin: string
  /** Resident memory in MB. */
  memoryMb: () => number
  /** Processor time so far, in milliseconds. */
  processorMs: () => number
  stop: () => void
}

export interface ServerCommand {
  args: (port: number) => string[]
  cwd: string
  env?: (port: number) => Record<string, string>
  /** A path that answers once the server is up. */
  probe: string
}

/** Starts it and waits until it answers. */
export async function startServer({ args, cwd, env, probe }: ServerCommand): Promise<BenchServer> {
  const port = await freePort()
  const settings = { ...process.env, NODE_ENV: 'production', ...env?.(port) }
  const child = spawn(process.execPath, args(port), {
    cwd,
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answers(`${origin}${probe}`, child)
  const pid = child.pid ?? 0
  return {
    origin,
    memoryMb: () => residentMb(pid),
    processorMs: () => processorMs(pid),
    stop: () => child.kill('SIGKILL'),
  }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`a server ended with ${child.exitCode}`)
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await pause(100)
  }
  throw new Error(`nothing answers at ${url}`)
}
