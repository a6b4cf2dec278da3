// An operator at a terminal: runs a command in a process of its own, as `pnpm admin` does.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface CommandOutcome {
  code: number
  stdout: string
  stderr: string
}

const entry = fileURLToPath(new URL('../admin.ts', import.meta.url))

export function runAdmin(
  words: readonly string[],
  { dataDir, env = {} }: { dataDir: string; env?: Record<string, string> },
): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [entry, ...words],
      { env: { NODE_ENV: 'test', DATA_DIR: dataDir, ...env }, maxBuffer: 50_000_000 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
  })
}
