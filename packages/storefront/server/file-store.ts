// Files that were made for visitors, in a folder of bounded size: the least recently used are removed first, the others
// survive a restart. Where the folder cannot be written, the last ones are cached in memory.
import { randomUUID } from 'node:crypto'
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'

const MEMORY_BYTES = 32 * 1024 * 1024

export interface FileStore {
  get: (name: string) => Promise<Buffer | undefined>
  set: (name: string, bytes: Buffer) => Promise<void>
}

export interface FileStoreOptions {
  /** What the files are, for the log. */
  what: string
  folder: string
  maxBytes: number
  log: Logger
}

/** Opens the folder without delaying the server's start. */
export function openFileStore(options: FileStoreOptions): FileStore {
  const opened = openFolder(options).catch((error: unknown) => {
    // Logged as an error, so that the default log level shows it.
    options.log.error({ err: error }, `${options.what} are cached in memory only: DATA_DIR cannot be written`)
    return memoryStore()
  })
  return {
    get: async (name) => (await opened).get(name),
    set: async (name, bytes) => (await opened).set(name, bytes),
  }
}

function memoryStore(): FileStore {
  const files = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  })
  return {
    get: async (name) => files.get(name),
    set: async (name, bytes) => void files.set(name, bytes),
  }
}

async function openFolder({ what, folder, maxBytes, log }: FileStoreOptions): Promise<FileStore> {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(bytes, 1),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void unlink(join(folder, name)).catch(() => undefined)
    },
  })
  for (const { name, size } of await filesIn(folder)) sizes.set(name, size)
  let isFailureLogged = false

  return {
    async get(name) {
      const bytes = await readFile(join(folder, name)).catch(() => undefined)
      // Another server may have written it, or the folder was emptied.
      if (!bytes) sizes.delete(name)
      else if (sizes.get(name) === undefined) sizes.set(name, bytes.length)
      return bytes
    },
    async set(name, bytes) {
      const draft = join(folder, `${name}.${randomUUID()}.draft`)
      try {
        await writeFile(draft, bytes)
        await rename(draft, join(folder, name))
        sizes.set(name, bytes.length)
      } catch (error) {
        await unlink(draft).catch(() => undefined)
        if (!isFailureLogged) log.error({ err: error }, `${what}: a file was not written`)
        isFailureLogged = true
      }
    },
  }
}

/** The least recently used first, as far as the file system records access times. */
async function filesIn(folder: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(folder)
  const drafts = names.filter((name) => name.endsWith('.draft'))
  await Promise.all(drafts.map((name) => unlink(join(folder, name)).catch(() => undefined)))
  const files = await Promise.all(
    names.map(async (name) => ({ name, stats: await stat(join(folder, name)).catch(() => undefined) })),
  )
  return files
    .flatMap(({ name, stats }) =>
      stats?.isFile() ? [{ name, size: stats.size, usedAt: stats.atimeMs }] : [],
    )
    .toSorted((left, right) => left.usedAt - right.usedAt)
}
