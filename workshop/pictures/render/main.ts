/**
 * Takes the catalog's pictures: `pnpm --filter @loftwood/pictures render [name ...]`.
 * Names are SKUs, files below the pictures' folder, and `categories`; without any, all are brought up to date.
 * Pictures whose model, measures, options and studio did not change are skipped.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { type Camera, openCamera } from './camera.ts'
import { readProducts, readSwatches } from './catalog-source.ts'
import { decorPictures } from './decor-pictures.ts'
import {
  inputsHash,
  isCurrent,
  picturesFolder,
  readInputs,
  rememberInputs,
  removeStale,
  savePicture,
  writeManifest,
} from './picture-store.ts'
import { plannedPictures, type StudioMake } from './planned-picture.ts'
import { type Turn, turned } from './turntable.ts'

const mirrored = (photograph: Buffer): Promise<Buffer> =>
  sharp(photograph).flop().png({ compressionLevel: 1 }).toBuffer()

/** A key frame every three seconds, so that seeking is quick. */
const encoding = (perSecond: number): string[] =>
  [
    `-y -loglevel error -f image2pipe -framerate ${perSecond} -c:v png -i -`,
    '-an -c:v libvpx-vp9 -pix_fmt yuv420p -crf 46 -b:v 0',
    `-deadline good -cpu-used 1 -row-mt 1 -g ${3 * perSecond}`,
  ].flatMap((words) => words.split(' '))

/** Writes a WebM file without sound. All frames are taken first, so that a failing studio leaves no incomplete clip. */
async function film(camera: Camera, turn: Turn, path: string): Promise<void> {
  const frames: Buffer[] = []
  for (let index = 0; index < turn.count; index++) frames.push(await camera.photograph(turned(turn, index)))
  mkdirSync(dirname(path), { recursive: true })
  const command = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
  const ffmpeg = spawn(command, [...encoding(turn.perSecond), path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'close')
  await pipeline(frames, ffmpeg.stdin)
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

type Job = Readonly<{
  name: string
  file: string
  /** The first picture of a product: its main hero. */
  isFirst?: boolean
  make: StudioMake | Readonly<{ turn: Turn }>
}>

/** Most useful first: drawings, one picture of every product, then the rest. */
function urgency(job: Job): number {
  if ('svg' in job.make) return 0
  if ('turn' in job.make) return 4
  if (job.isFirst) return 1
  return /\/(?:angle|above|side)/.test(job.file) ? 3 : 2
}

const names = process.argv.slice(2).map((name) => name.toUpperCase())
const say = (text: string): void => void process.stdout.write(text)

async function main(): Promise<void> {
  const shelf = { products: readProducts(), swatches: readSwatches() }
  const products = shelf.products.flatMap((product) => plannedPictures(product, shelf))
  const decor = decorPictures(shelf)
  // Path-traced ones are made by another command.
  const jobs: Job[] = [
    ...products.flatMap(({ make, ...picture }, i) =>
      'traced' in make
        ? []
        : [{ ...picture, make, name: picture.sku, isFirst: picture.sku !== products[i - 1]?.sku }],
    ),
    ...products.flatMap(({ sku, clip }) =>
      clip ? [{ name: sku, file: clip.file, make: { turn: clip.turn } }] : [],
    ),
    ...decor.flatMap(({ make, ...picture }) => ('traced' in make ? [] : [{ ...picture, make }])),
  ]
  const inputs = readInputs()
  const due = jobs
    .filter(
      ({ name, file }) =>
        names.length === 0 || [name, file].some((each) => names.includes(each.toUpperCase())),
    )
    .filter((job) => !isCurrent(job.file, inputsHash(job.make), inputs))
    .toSorted((a, b) => urgency(a) - urgency(b))
  say(`${jobs.length} pictures planned, ${due.length} to make\n`)
  try {
    if (due.length > 0) await makeAll(due)
  } finally {
    say(`pictures.json lists ${await writeManifest(products)} pictures\n`)
  }
  if (names.length === 0)
    for (const file of removeStale(new Set([...jobs, ...products, ...decor].map(({ file }) => file))))
      say(`removed ${file}\n`)
}

async function makeAll(due: readonly Job[]): Promise<void> {
  const camera = openCamera()
  const started = Date.now()
  try {
    for (const [i, { file, make }] of due.entries()) {
      const before = Date.now()
      if ('turn' in make) {
        await film(camera, make.turn, picturesFolder + file)
        rememberInputs(file, inputsHash(make))
      } else await savePicture(file, await sourceOf(camera, make), inputsHash(make))
      const left = ((Date.now() - started) / (i + 1)) * (due.length - i - 1)
      say(
        `${String(i + 1).padStart(4)}/${due.length}  ${file}  ${((Date.now() - before) / 1000).toFixed(1)} s, about ${Math.ceil(left / 60_000)} min left\n`,
      )
    }
  } finally {
    await camera.close()
  }
}

async function sourceOf(camera: Camera, make: StudioMake): Promise<Buffer> {
  if ('svg' in make) return Buffer.from(make.svg)
  const photograph = await camera.photograph(make.shot)
  return make.isMirrored ? mirrored(photograph) : photograph
}

await main()
