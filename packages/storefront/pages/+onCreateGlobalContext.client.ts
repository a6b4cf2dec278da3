// vike awaits this hook before it loads and hydrates the first page.
import { clientCodeWanted } from '../src/app/browser/client-code-wanted.ts'
import { watchEarlyInput } from '../src/app/browser/early-input.ts'
import { reloadOnMissingChunks } from '../src/app/chunk-reload.ts'

export async function onCreateGlobalContext(): Promise<void> {
  reloadOnMissingChunks()
  watchEarlyInput()
  await clientCodeWanted()
}
