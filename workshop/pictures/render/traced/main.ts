/**
 * Path-traces pictures: `pnpm --filter @loftwood/pictures trace [name ...]`.
 * Names are files below the pictures' folder, `home`, `categories`, `rooms` and SKUs; without any, all are brought up to date.
 * Pictures whose scene did not change are skipped.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { readProducts, readSwatches } from '../catalog-source.ts'
import { inputsHash, isCurrent, readInputs, savePicture } from '../picture-store.ts'
import { plannedPictures } from '../planned-picture.ts'
import { socialPicture, type TracedPicture, tracedPictures } from './traced-pictures.ts'
import type { TracedScene } from './traced-scene.ts'

const script = fileURLToPath(new URL('../../blender/trace.py', import.meta.url))
/** A large picture takes minutes on two idle cores, and a busy machine many times that. */
const longestTrace = 4 * 3_600_000
const run = promisify(execFile)

/** A PNG of the scene; two pictures cut from one scene trace it once. */
async function trace(scene: TracedScene): Promise<Buffer> {
  const folder = join(tmpdir(), 'loftwood-traced')
  const plan = JSON.stringify(scene)
  const base = join(folder, createHash('sha256').update(plan).digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  if (!existsSync(`${base}.png`)) {
    writeFileSync(`${base}.json`, plan)
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

/** Rooms and close-ups of beds, best sellers first, other finishes last; a bed with its ladder at either side is traced once. */
function roomPictures(): (TracedPicture & { sku: string })[] {
  const shelf = { products: readProducts(), swatches: readSwatches() }
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
  const due = [...tracedPictures().map((picture) => ({ ...picture, sku: '' })), ...roomPictures()]
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
  const { traced, crop, isMirrored, overlay } = make
  const whole = sharp(await trace(traced))
  const shown = (crop ? whole.extract(crop) : whole).resize(width, height)
  const picture = await (isMirrored ? shown.flop() : shown).png({ compressionLevel: 1 }).toBuffer()
  return overlay === undefined
    ? picture
    : sharp(picture)
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
