// vike awaits this hook before it loads and hydrates the first page.
import { hydrationTrigger } from '../src/app/browser/hydration-trigger.ts'
import { recordEvents } from '../src/app/browser/event-replay.ts'
import { reloadOnMissingChunks } from '../src/app/chunk-reload.ts'

export async function onCreateGlobalContext(): Promise<void> {
  reloadOnMissingChunks()
  recordEvents()
  await hydrationTrigger()
}
