// How a server runs as a process: it stops on a signal, and its exit code tells a supervisor whether another start can
// work. docs/deploy.md lists the codes.

/** EX_CONFIG of sysexits.h: no start can work until somebody changes something. */
const INVALID_CONFIGURATION = 78

/** Time for everything to stop after the signal and the delay; supervisors wait longer before they kill. */
const STOP_WITHIN_MS = 10_000

/** The message names what has to be changed before a start can work. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

export interface StartedServer {
  log: {
    info: (fields: object, message: string) => void
    fatal: (fields: object, message: string) => void
  }
  stop: () => Promise<void>
  /** How long it goes on serving after the signal. */
  shutdownDelayMs?: number
}

/** Starts a server, and ends the process with its exit code when it stops or cannot start. */
export async function runServer(start: () => Promise<StartedServer>): Promise<void> {
  try {
    const server = await start()
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(server, signal))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(error instanceof ConfigurationError ? INVALID_CONFIGURATION : 1)
  }
}

async function end({ log, stop, shutdownDelayMs = 0 }: StartedServer, signal: string): Promise<void> {
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), shutdownDelayMs + STOP_WITHIN_MS).unref()
  try {
    await stop()
    process.exit(0)
  } catch (error) {
    log.fatal({ err: error }, 'could not stop cleanly')
    process.exit(1)
  }
}
