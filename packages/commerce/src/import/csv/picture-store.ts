// Pictures of imported products: copied into the data folder, under an address that changes with their bytes.
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { z } from 'zod'
import type { ProductPicture } from '../../product/product-doc.ts'
import { isPictureName, isVideoName } from '../../platform/picture-types.ts'
import { listOf } from './cell-lists.ts'
import type { Cells } from './read-rows.ts'
import { RowError } from './row-error.ts'

const localized = z.strictObject({ en: z.string(), fr: z.string() })
/** Column `shop_gallery` of the shop's own export, which says more than Magento's columns. */
const gallery = z.array(
  z.strictObject({
    file: z.string(),
    view: z.string(),
    label: localized.optional(),
    clip: z.string().optional(),
  }),
)

/** Built like the catalog's folder: pictures are in `pictures/` below it. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media')
}

export class PictureStore {
  readonly #folder: string
  readonly #source: string | undefined
  readonly #addresses = new Map<string, string | undefined>()
  readonly #missing = new Set<string>()

  /** @param source folder of new pictures; without one, those of earlier imports are found */
  constructor(folder: string, source: string | undefined) {
    this.#folder = join(folder, 'pictures')
    this.#source = source
  }

  /** Names that are in the file but not in the folder. */
  get missing(): ReadonlySet<string> {
    return this.#missing
  }

  /** The main picture first, each once. @throws {RowError} for a gallery of another form */
  picturesOf(cells: Cells): ProductPicture[] {
    return cells['shop_gallery'] === undefined ? this.#listed(cells) : this.#gallery(cells['shop_gallery'])
  }

  #gallery(cell: string): ProductPicture[] {
    return readGallery(cell).flatMap(({ file, view, label, clip }) => {
      const address = this.addressOf(file)
      const video = clip && this.addressOf(clip)
      if (address === undefined) return []
      return [{ file: address, view, ...(label ? { label } : {}), ...(video ? { clip: video } : {}) }]
    })
  }

  #listed(cells: Cells): ProductPicture[] {
    const additional = listOf(cells['additional_images'])
    const labels = (cells['additional_image_labels'] ?? '').split(',').map((label) => label.trim())
    const named = [
      {
        name: cells['base_image'] ?? cells['small_image'] ?? cells['thumbnail_image'],
        label: cells['base_image_label'],
      },
      ...additional.map((name, index) => ({ name, label: labels[index] })),
    ]
    const pictures = new Map<string, ProductPicture>()
    for (const { name, label } of named) {
      const file = name && name !== 'no_selection' ? this.addressOf(name) : undefined
      if (file === undefined || pictures.has(file)) continue
      const view = pictures.size === 0 ? 'hero' : 'other'
      pictures.set(file, { file, view, ...(label ? { label: { en: label, fr: label } } : {}) })
    }
    return [...pictures.values()]
  }

  /** Where it is served once it is stored; undefined for a picture that is nowhere. */
  addressOf(name: string): string | undefined {
    if (!this.#addresses.has(name)) this.#addresses.set(name, this.#store(name))
    const address = this.#addresses.get(name)
    if (address === undefined) this.#missing.add(name)
    return address
  }

  /** `/b/u/bunk.jpg` -> `cache/1a2b3c4d/b/u/bunk.jpg`; undefined for what is no picture in the folder. */
  #store(name: string): string | undefined {
    const path = normalize(name).replaceAll(sep, '/').replace(/^\/+/u, '')
    if (path.split('/').includes('..') || !(isPictureName(path) || isVideoName(path))) return undefined
    const stored = join(this.#folder, path)
    const incoming = this.#source && join(this.#source, path)
    if (incoming && existsSync(incoming)) {
      mkdirSync(dirname(stored), { recursive: true })
      copyFileSync(incoming, stored)
    }
    if (!existsSync(stored)) return undefined
    const version = createHash('sha256').update(readFileSync(stored)).digest('hex').slice(0, 8)
    return `cache/${version}/${path}`
  }
}

function readGallery(cell: string) {
  try {
    return gallery.parse(JSON.parse(cell))
  } catch {
    throw new RowError('shop_gallery: is not the JSON of an export')
  }
}
