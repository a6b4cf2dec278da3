// Vite plugin: writes brotli and gzip copies of each file of the browser at the best quality, which is too slow
// for a request.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = '**/*.{js,css,svg,html}'

/** Smaller files fit into one packet anyway. */
const SMALLEST = 1024

/** Files of earlier builds are compressed already, and hashed files never change. */
const isDone = (file: string) => file.includes('/assets/') && existsSync(`${file}.br`)

/** Writes `<file>.br` and `<file>.gz` beside the files of a folder. */
export function compressFiles(folder: string): void {
  for (const file of globSync(TEXTS, { cwd: folder }).map((name) => join(folder, name))) {
    const text = readFileSync(file)
    if (text.length < SMALLEST || isDone(file)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }))
  }
}

/** Comes after every file is there. */
export function compressedFilesPlugin(): Plugin {
  return {
    name: 'loftwood:compressed-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        if (this.environment.name === 'client' && dir !== undefined) compressFiles(dir)
      },
    },
  }
}
