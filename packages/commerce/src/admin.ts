// Entry point of the operator's commands: `admin <command> …`; the list of them is src/commands.ts.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { operate } = await import('./operate.ts')
const interrupt = new AbortController()
process.once('SIGINT', () => interrupt.abort())
const { env, stdout, stderr } = process
process.exitCode = await operate(process.argv.slice(2), { env, stdout, stderr, signal: interrupt.signal })
