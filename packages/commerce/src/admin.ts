// Entry point of the operator's commands: `admin <command> …`; the list of them is src/commands.ts.
import { runCommand } from './admin/run-command.ts'
import { UsageError, helpText } from './admin/read-command.ts'
import { createTerminal } from './admin/terminal.ts'
import { COMMANDS } from './commands.ts'
import { loadConfig } from './config.ts'
import { openShop } from './open-shop.ts'

const USAGE_EXIT_CODE = 2

async function main(words: readonly string[]): Promise<number> {
  const terminal = createTerminal(process.stdout, process.stderr)
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help') {
    terminal.print(helpText(COMMANDS))
    return 0
  }
  const config = loadConfig(process.env)
  const interrupt = new AbortController()
  process.once('SIGINT', () => interrupt.abort())
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
        // Mails wait in their queue for the next start of the server.
        const services = { db: database.db, shop, storefrontUrl: config.storefrontUrl, wakeMail: () => {} }
        return { services, close: database.close }
      },
    },
    // pnpm starts scripts in the package's folder and tells where it was started itself.
    { ...terminal, cwd: process.env['INIT_CWD'] ?? process.cwd(), signal: interrupt.signal },
  )
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error instanceof UsageError ? USAGE_EXIT_CODE : 1
  },
)
