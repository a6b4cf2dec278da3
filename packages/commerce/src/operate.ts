// A command from its words to its exit code, whoever reads what it prints.
import { pino } from 'pino'
import { runCommand } from './admin/run-command.ts'
import { UsageError, helpText } from './admin/read-command.ts'
import { createTerminal, type Output } from './admin/terminal.ts'
import { COMMANDS } from './commands.ts'
import { loadConfig } from './config.ts'
import { configuredServices } from './configured-services.ts'
import { openShop } from './open-shop.ts'

type Environment = Record<string, string | undefined>

/** Where a command comes from: a process, or a test. */
export interface Console {
  env: Environment
  stdout: Output
  stderr: Output
  /** Aborted when the operator gives up. */
  signal: AbortSignal
}

const USAGE_EXIT_CODE = 2

async function run(words: readonly string[], { env, stdout, stderr, signal }: Console): Promise<number> {
  const terminal = createTerminal(stdout, stderr)
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help') {
    terminal.print(helpText(COMMANDS))
    return 0
  }
  const config = loadConfig(env)
  return runCommand(
    words,
    {
      table: COMMANDS,
      config,
      open: async (isFilling) => {
        const { database, shop } = await openShop(config, {
          isFilling,
          onProgress: ({ done, total }) =>
            terminal.showProgress(`Filling the database: ${done} of ${total} products`),
        })
        const services = {
          ...(await configuredServices(config, pino({ level: config.logLevel }))),
          db: database.db,
          shop,
          socialProviders: [],
          checkCaptcha: undefined,
          // Mails wait in their queue for the next start of the server.
          wakeMail: () => {},
        }
        return { services, close: database.close }
      },
    },
    // pnpm starts scripts in the package's folder and tells where it was started itself.
    { ...terminal, cwd: env['INIT_CWD'] ?? process.cwd(), signal },
  )
}

/** Runs the command of these words. @returns its exit code */
export async function operate(words: readonly string[], console: Console): Promise<number> {
  try {
    return await run(words, console)
  } catch (error) {
    console.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof UsageError ? USAGE_EXIT_CODE : 1
  }
}
