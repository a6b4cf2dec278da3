// Entry point of the server. Compiled code is cached between starts, which saves time and memory.
import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { nodeEnvOf } from '@loftwood/http-server/node-env'

// Libraries read it themselves.
process.env['NODE_ENV'] = nodeEnvOf(process.env['NODE_ENV'])

// Node lets young objects take up to 128 MB and the heap double before it is cleared, for throughput a small shop
// does not need; memory is what its machine is short of.
setFlagsFromString('--semi-space-growth-factor=1')
setFlagsFromString('--heap-growing-percent=20')
enableCompileCache()
const { serve } = await import('./serve.ts')
await serve(process.env)
