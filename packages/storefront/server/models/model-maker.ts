// Makes one file at a time in a worker thread, which is started when there is work and stopped when there is none.
import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { boundedQueue } from '../bounded-queue.ts'
import type { ModelJob } from './model-worker.ts'

/** TypeScript here, compiled in a release, as this module is. */
const WORKER = new URL(`./model-worker${extname(import.meta.filename)}`, import.meta.url)

/** One thread, so that pages always have the other processors. */
const BOUNDS = { concurrency: 1, maxWaiting: 20, maxWaitMs: 10_000 }
/** A piece takes a tenth of a second: what takes longer than this never ends. */
const DEADLINE_MS = 10_000
/** The thread takes some 65 MB. */
const IDLE_MS = 60_000
const MAX_HEAP_MB = 256

export type MakeModel = (job: ModelJob, abandoned: AbortSignal) => Promise<Buffer>

export function modelMaker(): MakeModel {
  const enqueue = boundedQueue(BOUNDS)
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const stop = () => {
    void worker?.terminate()
    worker = undefined
  }
  const start = () => {
    const started = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } })
    const forget = () => {
      if (worker === started) worker = undefined
    }
    // An error between jobs would end the storefront; one during a job rejects its answer as well.
    started.on('error', forget)
    started.on('exit', forget)
    started.unref()
    return started
  }
  const run = async (job: ModelJob) => {
    clearTimeout(idle)
    worker ??= start()
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(DEADLINE_MS) })
      worker.postMessage(job)
      const [bytes] = (await answer) as [Uint8Array]
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    } catch (error) {
      // It has failed, or it still computes.
      stop()
      throw error
    } finally {
      idle = setTimeout(stop, IDLE_MS).unref()
    }
  }
  return (job, abandoned) => enqueue(() => run(job), abandoned)
}
