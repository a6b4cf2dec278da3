/**
 * Path-traces the pictures that every visitor sees: `pnpm --filter @loftwood/pictures trace [name ...]`.
 * Names are files below the pictures' folder, `home` and `categories`; without any, all are brought up to date.
 * Pictures whose scene did not change are skipped.
 */
import sharp from 'sharp'
import { inputsHash, isCurrent, readInputs, savePicture } from '../picture-store.ts'
import { trace } from './blender.ts'
import { socialPicture, type TracedPicture, tracedPictures } from './traced-pictures.ts'

const names = process.argv.slice(2)
const say = (text: string): void => void process.stdout.write(text)

async function main(): Promise<void> {
  const inputs = readInputs()
  const due = tracedPictures()
    .filter(({ name, file }) => names.length === 0 || names.includes(name) || names.includes(file))
    .filter(({ file, make }) => !isCurrent(file, inputsHash(make), inputs))
  say(`${due.length} pictures to trace\n`)
  for (const picture of due) {
    const started = Date.now()
    await savePicture(picture.file, await developed(picture), inputsHash(picture.make))
    if (picture.file === socialPicture.of) await saveSocialPicture(picture)
    say(`${picture.file}  ${Math.round((Date.now() - started) / 1000)} s\n`)
  }
}

async function developed({ width, height, make: { traced, crop } }: TracedPicture): Promise<Buffer> {
  const whole = sharp(await trace(traced))
  return (crop ? whole.extract(crop) : whole).resize(width, height).png({ compressionLevel: 1 }).toBuffer()
}
async function saveSocialPicture({ make }: TracedPicture): Promise<void> {
  const { file, width, height, crop } = socialPicture
  const whole = sharp(await trace(make.traced))
  await whole.extract(crop).resize(width, height).jpeg({ quality: 82, mozjpeg: true }).toFile(file)
}

await main()
