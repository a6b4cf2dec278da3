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
  /** The first picture of a product: its main hero. */
  isFirst?: boolean
  make: Readonly<{ shot: Shot }> | Readonly<{ svg: string }>
}>

/** What a shop needs first comes first: a picture of everything, then the home page, then the rest. */
function urgency(job: Job): number {
  if ('svg' in job.make) return 0
  if (job.isFirst) return 1
  if (job.file.startsWith('home/')) return 2
  if (job.file.startsWith('categories/')) return 3
  if (job.file.endsWith('/room.webp')) return 5
  return job.file.endsWith('/angle.webp') ? 6 : 4
}

const wanted = process.argv.slice(2).map((name) => name.toUpperCase())
const say = (text: string): void => void process.stdout.write(text)

async function main(): Promise<void> {
  const shelf = { products: readProducts(), swatches: readSwatches() }
  const products = shelf.products.flatMap((product) => plannedPictures(product, shelf))
  const jobs: Job[] = [
    ...products.map((picture, i) => ({
      ...picture,
      name: picture.sku,
      isFirst: picture.sku !== products[i - 1]?.sku,
    })),
    ...decorPictures(),
  ]
  const inputs = readInputs()
  const due = jobs
    .filter((job) => wanted.length === 0 || wanted.includes(job.name.toUpperCase()))
    .filter((job) => !isCurrent(job.file, inputsHash(job.make), inputs))
    .toSorted((a, b) => urgency(a) - urgency(b))
  say(`${jobs.length} pictures planned, ${due.length} to make\n`)
  try {
    if (due.length > 0) await makeAll(due)
  } finally {
    say(`pictures.json lists ${await writeManifest(products)} pictures\n`)
  }
  if (wanted.length === 0)
    for (const file of removeStale(new Set(jobs.map((job) => job.file)))) say(`removed ${file}\n`)
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
