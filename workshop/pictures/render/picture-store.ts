/** Manages the pictures' folder: the files, `pictures.json`, and a hash of each file's input. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import sharp from 'sharp'
import type { PlannedPicture } from './planned-picture.ts'
import type { Shot } from './shot.ts'

export const picturesFolder = `${dataFolder}/pictures/`

const INPUTS = fileURLToPath(new URL('../render-inputs.json', import.meta.url))

/** Raise when the studio changes so much that every picture has to be taken again. */
const rendererVersion = 1

export type PictureEntry = {
  sku: string
  file: string
  view: string
  width: number
  height: number
  options: Record<string, string>
  /** Of the clip it stands for. */
  clip?: string
}

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`)

/** Short hash of a picture's inputs. */
export const inputsHash = (make: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([rendererVersion, make]))
    .digest('hex')
    .slice(0, 16)

/** Hash of each file's inputs at the time it was made. */
export const readInputs = (): Record<string, string> =>
  existsSync(INPUTS) ? (JSON.parse(readFileSync(INPUTS, 'utf8')) as Record<string, string>) : {}

/** Whether the file on disk was made from these inputs. */
export const isCurrent = (file: string, hash: string, inputs: Readonly<Record<string, string>>): boolean =>
  inputs[file] === hash && existsSync(picturesFolder + file)

/** Writes a PNG or SVG as WebP and stores the hash of its inputs. Returns the pixel size. */
export async function savePicture(
  file: string,
  source: Buffer,
  hash: string,
): Promise<{ width: number; height: number }> {
  mkdirSync(dirname(picturesFolder + file), { recursive: true })
  const { width, height } = await sharp(source)
    .webp({ quality: 82, effort: 5, smartSubsample: true })
    .toFile(picturesFolder + file)
  rememberInputs(file, hash)
  return { width, height }
}

/** Stores the hash of a file's inputs. */
export const rememberInputs = (file: string, hash: string): void =>
  writeJson(INPUTS, sorted({ ...readInputs(), [file]: hash }))

/** A photograph that is in the folder already, as it left the studio. */
export async function savedPhotograph(shot: Shot): Promise<Buffer | undefined> {
  const hash = inputsHash({ shot })
  const file = Object.entries(readInputs()).find(([, made]) => made === hash)?.[0]
  return file && existsSync(picturesFolder + file)
    ? sharp(picturesFolder + file)
        .png({ compressionLevel: 1 })
        .toBuffer()
    : undefined
}

const sorted = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Rewrites `pictures.json` from the plan: one entry per picture that exists, in the plan's order. */
export async function writeManifest(planned: readonly PlannedPicture[]): Promise<number> {
  const entries: PictureEntry[] = []
  for (const { sku, file, view, options, clip } of planned) {
    if (!existsSync(picturesFolder + file)) continue
    const { width, height } = await sharp(picturesFolder + file).metadata()
    entries.push({ sku, file, view, width, height, options, ...(clip ? { clip: clip.file } : {}) })
  }
  writeJson(`${picturesFolder}pictures.json`, entries)
  return entries.length
}

/** Removes files that are no longer planned. Returns their names. */
export function removeStale(planned: ReadonlySet<string>): string[] {
  const inputs = readInputs()
  const stale = Object.keys(inputs).filter((file) => !planned.has(file))
  for (const file of stale) rmSync(picturesFolder + file, { force: true })
  if (stale.length > 0)
    writeJson(INPUTS, Object.fromEntries(Object.entries(inputs).filter(([file]) => planned.has(file))))
  return stale
}
