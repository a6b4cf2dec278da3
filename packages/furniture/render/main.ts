/**
 * Takes the catalogue's pictures: `pnpm --filter @loftwood/furniture render [name ...]`.
 * Names are SKUs, or `home` and `categories`; without any, everything is brought up to date.
 * Pictures whose model, measures, options and studio did not change are skipped.
 */
import { openStudio } from './browser.ts'
import { readProducts, readSwatches } from './catalogue-source.ts'
import { decorPictures } from './decor-pictures.ts'
import {
  inputsHash,
  isCurrent,
  readInputs,
  removeStale,
  savePicture,
  writeManifest,
} from './picture-store.ts'
import { plannedPictures } from './planned-picture.ts'
import type { Shot } from './shot.ts'

type Job = Readonly<{
  name: string
  file: string
  make: Readonly<{ shot: Shot }> | Readonly<{ svg: string }>
}>

const wanted = process.argv.slice(2).map((name) => name.toUpperCase())
const say = (text: string): void => void process.stdout.write(text)

async function main(): Promise<void> {
  const swatches = readSwatches()
  const products = readProducts().flatMap((product) => plannedPictures(product, swatches))
  const jobs: Job[] = [...products.map((picture) => ({ ...picture, name: picture.sku })), ...decorPictures()]
  const inputs = readInputs()
  const due = jobs
    .filter((job) => wanted.length === 0 || wanted.includes(job.name.toUpperCase()))
    .filter((job) => !isCurrent(job.file, inputsHash(job.make), inputs))
  say(`${jobs.length} pictures planned, ${due.length} to make\n`)
  if (due.length > 0) await makeAll(due)
  if (wanted.length === 0)
    for (const file of removeStale(new Set(jobs.map((job) => job.file)))) say(`removed ${file}\n`)
  say(`pictures.json lists ${await writeManifest(products)} pictures\n`)
}

async function makeAll(due: readonly Job[]): Promise<void> {
  const studio = await openStudio()
  const started = Date.now()
  try {
    for (const [i, job] of due.entries()) {
      const before = Date.now()
      const source = 'svg' in job.make ? Buffer.from(job.make.svg) : await studio.photograph(job.make.shot)
      await savePicture(job.file, source, inputsHash(job.make))
      const left = ((Date.now() - started) / (i + 1)) * (due.length - i - 1)
      say(
        `${String(i + 1).padStart(4)}/${due.length}  ${job.file}  ${((Date.now() - before) / 1000).toFixed(1)} s, about ${Math.ceil(left / 60_000)} min left\n`,
      )
    }
  } finally {
    await studio.close()
  }
}

await main()
