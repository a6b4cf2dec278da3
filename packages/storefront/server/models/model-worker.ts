// Runs in a thread of its own: a file takes about a tenth of a second of computing, which would delay every page.
import { parentPort } from 'node:worker_threads'
import { modelScene } from '@loftwood/furniture/models/model-scene'
import { toGlb } from '@loftwood/furniture/models/to-glb'
import { toUsdz } from '@loftwood/furniture/models/to-usdz'
import type { ModelFormat } from '../../src/product/model-path.ts'
import type { FurnitureView } from '../../src/product/viewer/furniture-view.ts'

export interface ModelJob {
  view: Pick<FurnitureView, 'parts' | 'look'>
  format: ModelFormat
}

const writers = { glb: toGlb, usdz: toUsdz }

async function make({ view, format }: ModelJob): Promise<void> {
  parentPort?.postMessage(await writers[format](modelScene(view.parts, view.look)))
}

parentPort?.on('message', (job: ModelJob) => void make(job))
