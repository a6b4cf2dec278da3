/**
 * Path-traces pictures: `pnpm --filter @loftwood/pictures trace [name ...]`.
 * Names are files below the pictures' folder, `home`, `categories`, `rooms` and SKUs; without any, all are brought up to date.
 * Pictures whose scene did not change are skipped.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { readProducts, readSwatches } from '../catalog-source.ts'
import { inputsHash, isCurrent, picturesFolder, readInputs, savePicture } from '../picture-store.ts'
import { plannedPictures, type Shelf } from '../planned-picture.ts'
import { cutTiles } from './room-tiles.ts'
import { showroomPictures } from './showroom-scenes.ts'
import { socialPicture, type TracedMake, type TracedPicture, tracedPictures } from './traced-pictures.ts'
import type { TracedScene } from './traced-scene.ts'

const blenderFolder = fileURLToPath(new URL('../../blender/', import.meta.url))
const script = `${blenderFolder}trace.py`
/** A large picture takes minutes on two idle cores, and a busy machine many times that. */
const longestTrace = 4 * 3_600_000
const run = promisify(execFile)

const folder = join(tmpdir(), 'loftwood-traced')

/** A scene is traced again when the code that builds it changes. */
const builder = readdirSync(blenderFolder)
  .filter((file) => file.endsWith('.py'))
  .map((file) => readFileSync(join(blenderFolder, file), 'utf8'))

const baseOf = (scene: TracedScene): string =>
  join(
    folder,
    createHash('sha256')
      .update(JSON.stringify([scene, builder]))
      .digest('hex')
      .slice(0, 16),
  )

/** A PNG of the scene; two pictures cut from one scene trace it once. */
async function trace(scene: TracedScene): Promise<Buffer> {
  const base = baseOf(scene)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(`${base}.png`)) {
    writeFileSync(`${base}.json`, JSON.stringify(scene))
    await blender([`${base}.json`, `${base}.part.png`])
    renameSync(`${base}.part.png`, `${base}.png`)
    rmSync(`${base}.part.png.passes`, { recursive: true, force: true })
  }
  return readFileSync(`${base}.png`)
}

async function blender(files: readonly [scene: string, picture: string]): Promise<void> {
  const program = process.env['BLENDER_PATH'] ?? 'blender'
  const args = [
    '--background',
    '--factory-startup',
    '-noaudio',
    '--python-exit-code',
    '1',
    '--python',
    script,
  ]
  try {
    await run(program, [...args, '--', ...files], { timeout: longestTrace, maxBuffer: 100_000_000 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${program} is not there: apt-get install -y --no-install-recommends blender`, {
      cause: error,
    })
  }
}

const names = process.argv.slice(2)
const say = (text: string): void => void process.stdout.write(text)

const isInFirstFinish = (file: string): boolean => /\/room(?:-left)?\.webp$/.test(file)

/** Rooms of products and close-ups of beds, best sellers first, other finishes last; a bed with its ladder at either side is traced once. */
function roomPictures(shelf: Shelf): (TracedPicture & { sku: string })[] {
  return shelf.products
    .toSorted((a, b) => Number(b.attributes.best_seller) - Number(a.attributes.best_seller))
    .flatMap((product) => plannedPictures(product, shelf))
    .flatMap(({ sku, file, make }) => {
      if (!('traced' in make)) return []
      const { width, height } = make.traced
      return [{ name: 'rooms', sku, file, width, height, make }]
    })
    .toSorted((a, b) => Number(isInFirstFinish(b.file)) - Number(isInFirstFinish(a.file)))
}

async function main(): Promise<void> {
  const inputs = readInputs()
  const shelf = { products: readProducts(), swatches: readSwatches() }
  const unsold = (pictures: readonly TracedPicture[]) => pictures.map((picture) => ({ ...picture, sku: '' }))
  const due = [
    ...unsold([...tracedPictures(), ...showroomPictures()]),
    ...roomPictures(shelf),
    ...unsold(cutTiles(shelf)),
  ]
    .filter(
      ({ name, sku, file }) =>
        names.length === 0 || [name, sku, file].some((each) => each !== '' && names.includes(each)),
    )
    .filter(({ file, make }) => !isCurrent(file, inputsHash(make), inputs))
  say(`${due.length} pictures to trace\n`)
  for (const picture of due) {
    const started = Date.now()
    await savePicture(picture.file, await developed(picture), inputsHash(picture.make))
    if (picture.file === socialPicture.of) await saveSocialPicture(picture)
    say(`${picture.file}  ${Math.round((Date.now() - started) / 1000)} s\n`)
  }
}

async function developed({ width, height, make }: TracedPicture): Promise<Buffer> {
  const { crop, ...whole } = make
  const picture = sharp((crop && savedWhole(whole)) ?? (await developedWhole(whole)))
  return (crop ? picture.extract(crop) : picture)
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The picture that another is cut from, when it was traced earlier. */
function savedWhole(make: TracedMake): string | undefined {
  if (existsSync(`${baseOf(make.traced)}.png`)) return undefined
  const hash = inputsHash(make)
  const inputs = readInputs()
  const file = Object.keys(inputs).find((each) => isCurrent(each, hash, inputs))
  return file && picturesFolder + file
}

async function developedWhole({ traced, isMirrored, overlay }: TracedMake): Promise<Buffer> {
  const picture = sharp(await trace(traced))
  const turned = await (isMirrored ? picture.flop() : picture).png({ compressionLevel: 1 }).toBuffer()
  return overlay === undefined
    ? turned
    : sharp(turned)
        .composite([{ input: Buffer.from(overlay), blend: 'multiply' }])
        .png({ compressionLevel: 1 })
        .toBuffer()
}

async function saveSocialPicture({ make }: TracedPicture): Promise<void> {
  const { file, width, height, crop } = socialPicture
  const whole = sharp(await trace(make.traced))
  await whole.extract(crop).resize(width, height).jpeg({ quality: 82, mozjpeg: true }).toFile(file)
}

await main()
