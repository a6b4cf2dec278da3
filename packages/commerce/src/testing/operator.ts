// An operator at a terminal: runs a command in a process of its own, as `pnpm admin` does.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface CommandOutcome {
  code: number
  stdout: string
  stderr: string
}

/** The shop that the command is for. */
export interface Place {
  dataDir: string
  env?: Record<string, string>
}

const entry = fileURLToPath(new URL('../admin.ts', import.meta.url))

export const environmentOf = ({ dataDir, env }: Place) => ({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env })

export function spawnAdmin(words: readonly string[], place: Place): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [entry, ...words],
      { env: environmentOf(place), maxBuffer: 50_000_000 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
  })
}
