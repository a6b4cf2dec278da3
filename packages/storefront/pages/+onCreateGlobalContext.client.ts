// vike awaits this hook before it loads and hydrates the first page.
import { hydrationTrigger } from '../src/app/browser/hydration-trigger.ts'
import { captureErrors } from '../src/app/browser/capture-error.ts'
import { closeModalsOnBack } from '../src/app/browser/modal-history.ts'
import { recordEvents } from '../src/app/browser/event-replay.ts'
import { reloadOnMissingChunks } from '../src/app/chunk-reload.ts'

// Not in the hook, which vike calls after adding its own listener for Back: the listeners of a window run in their order.
closeModalsOnBack()

export async function onCreateGlobalContext(): Promise<void> {
  captureErrors()
  reloadOnMissingChunks()
  recordEvents()
  await hydrationTrigger()
}
