// Where in the sources a position of a built file comes from, by the source maps of this build and of others.
import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'

/** Makes frames `<file>.js:<line>:<column>` readable; one without a map stays as it is. */
export type SourcePositions = (frames: readonly string[]) => Promise<string[]>

/** @param folders of source maps; the first that has one counts */
export function sourcePositions(folders: readonly string[]): SourcePositions {
  async function open(file: string): Promise<SourceMap | undefined> {
    for (const folder of folders) {
      const text = await readFile(join(folder, `${file}.map`), 'utf8').catch(() => '')
      if (text !== '') return new SourceMap(JSON.parse(text) as SourceMapPayload)
    }
    return undefined
  }

  return async (frames) => {
    let readable = [...frames]
    // One map after the other: each takes some megabytes.
    for (const file of new Set(frames.map(fileOf))) {
      const map = await open(file)
      if (map) readable = readable.map((frame) => (fileOf(frame) === file ? positionIn(map, frame) : frame))
    }
    return readable
  }
}

const fileOf = (frame: string) => frame.split(':', 1)[0] ?? ''

function positionIn(map: SourceMap, frame: string): string {
  const [, line, column] = frame.split(':')
  const found = map.findOrigin(Number(line), Number(column))
  return 'fileName' in found ? `${found.fileName}:${found.lineNumber}:${found.columnNumber}` : frame
}
