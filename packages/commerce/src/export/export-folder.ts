// The folder of an export: new or empty, for its owner's eyes only, and empty again when the export fails.
import { chmod, copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CsvFile } from './csv-file.ts'

export class ExportFolder {
  readonly path: string

  private constructor(path: string) {
    this.path = path
  }

  /** @throws {Error} when there is something in it */
  static async create(path: string): Promise<ExportFolder> {
    await mkdir(path, { recursive: true, mode: 0o700 })
    const [first] = await readdir(path)
    if (first !== undefined) throw new Error(`${path} is not empty: ${first} is in it`)
    await chmod(path, 0o700)
    return new ExportFolder(path)
  }

  /** Writes one file, closed whatever happens. @returns its number of rows */
  async writeCsv(
    name: string,
    columns: readonly string[],
    fill: (file: CsvFile) => Promise<void>,
  ): Promise<number> {
    const file = await CsvFile.create(join(this.path, name), columns)
    try {
      await fill(file)
      await file.finish()
      return file.rows
    } finally {
      await file.close()
    }
  }

  /** Copies a file to a path below the folder. */
  async copy(source: string, path: string): Promise<void> {
    const target = join(this.path, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(source, target)
    await chmod(target, 0o600)
  }

  /** Half an export would look like a whole one. */
  async empty(): Promise<void> {
    for (const name of await readdir(this.path)) await rm(join(this.path, name), { recursive: true })
  }
}
