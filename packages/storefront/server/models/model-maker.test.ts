import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { furnitureView } from '../../src/product/viewer/furniture-view.ts'
import { makeConfigurable } from '../../src/product/testing/make-product.ts'
import { modelMaker } from './model-maker.ts'

const bed = makeConfigurable({
  furniture_model: JSON.stringify({ model: { kind: 'bed' }, options: {}, codes: {} }),
})

it('starts another thread when the idle one has died', async () => {
  const make = modelMaker()
  const view = furnitureView(bed, { selection: {}, pictured: null })!
  const makeBed = () => make({ view, format: 'glb' }, new AbortController().signal)
  const started = once(process, 'worker') as Promise<[Worker]>
  expect((await makeBed()).length).toBeGreaterThan(0)
  const [worker] = await started
  await worker.terminate()
  expect((await makeBed()).length).toBeGreaterThan(0)
})
