// A folder in which the builds of one shop share their hashed files: pages of one build find their files on a server of
// another, before and after it. Their source maps lie there too, and are not served.
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, stat, unlink, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import sirv from 'sirv'
import { DAY_MS } from '../src/platform/durations.ts'

/** Tabs that stay open longer have to reload. */
const MAX_AGE_MS = 30 * DAY_MS

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The source maps of all builds, in the folder that they share. */
export const sharedMaps = (shared: string): string => join(shared, '.maps')

/** No segment is hidden or escaped. */
const SERVED = /^(?:\/[^./%][^/%]*)+$/

/** Serves `/assets/…` from the folder: the files of other builds. */
export function sharedAssets(folder: string): RequestHandler {
  const serve = sirv(folder, {
    // Files are added while the server runs.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res) => void res.setHeader('Cache-Control', IMMUTABLE),
  })
  return (req, res, next) => (SERVED.test(req.path) ? serve(req, res, next) : next())
}

export interface SharedAssetsOptions {
  /** Folder of this build's hashed files. */
  built: string
  /** Folder of their source maps. */
  maps: string
  /** Folder of all builds' files. */
  shared: string
  log: Logger
}

/**
 * Copies the files of this build into the folder, now and once a day, and removes those that no server had for a month.
 * A folder that cannot be written is no reason not to start: the build's own files are served anyway.
 */
export async function shareAssets(options: SharedAssetsOptions): Promise<void> {
  const { built, maps, shared, log } = options
  const share = () =>
    publish(built, shared)
      .then(() => publish(maps, sharedMaps(shared)))
      .catch((error: unknown) =>
        log.error({ err: error }, 'files are not shared with other builds: ASSETS_DIR cannot be written'),
      )
  await share()
  setInterval(() => void share(), DAY_MS).unref()
}

async function publish(built: string, shared: string): Promise<void> {
  await mkdir(shared, { recursive: true })
  const now = new Date()
  const [own, there] = await Promise.all([filesIn(built), filesIn(shared)])
  for (const folder of new Set([...own].map(dirname))) await mkdir(join(shared, folder), { recursive: true })
  for (const name of own) {
    const file = join(shared, name)
    const isFresh = there.has(name) && (await isTouched(file, now))
    if (!isFresh) await copy(join(built, name), file)
  }
  for (const name of [...there].filter((each) => !own.has(each))) {
    const { mtimeMs = Infinity } = (await stat(join(shared, name)).catch(() => undefined)) ?? {}
    if (mtimeMs < now.getTime() - MAX_AGE_MS) await unlink(join(shared, name)).catch(() => undefined)
  }
}

/** Sets the file's time; another server may have removed it. */
const isTouched = (file: string, now: Date): Promise<boolean> =>
  utimes(file, now, now).then(
    () => true,
    () => false,
  )

/** Copies under another name first, so that no request finds half a file. */
async function copy(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}.draft`
  await copyFile(from, draft)
  await rename(draft, to)
}

/** Paths below the folder. */
async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)))
}
