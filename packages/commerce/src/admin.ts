// Entry point of the operator's commands: `admin <command> …`; the list of them is src/commands.ts.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { operate } = await import('./operate.ts')
await operate(process.argv.slice(2), process.env)
