// Runs in the browser before anything else of the page.
import { reloadOnMissingChunks } from '../src/app/chunk-reload.ts'

reloadOnMissingChunks()
