// A CSV file that is written row by row, however many there are.
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

export type Cell = string | number | null | undefined
export type Row = Readonly<Record<string, Cell>>

const BUFFERED_CHARACTERS = 65_536

/**
 * Cells are written as they are: a text that a spreadsheet takes for a formula is not changed, since Magento would
 * import the change.
 */
export class CsvFile {
  readonly #handle: FileHandle
  readonly #columns: readonly string[]
  #buffer: string
  #rows = 0

  private constructor(handle: FileHandle, columns: readonly string[]) {
    this.#handle = handle
    this.#columns = columns
    this.#buffer = lineOf(columns)
  }

  /** Only its owner reads the file. @throws {Error} when it is there already */
  static async create(path: string, columns: readonly string[]): Promise<CsvFile> {
    return new CsvFile(await open(path, 'wx', 0o600), columns)
  }

  get rows(): number {
    return this.#rows
  }

  /** @throws {Error} for a cell without a column, which would be lost */
  async write(row: Row): Promise<void> {
    const stray = Object.keys(row).find((name) => !this.#columns.includes(name))
    if (stray !== undefined) throw new Error(`The file has no column ${stray}`)
    this.#buffer += lineOf(this.#columns.map((column) => row[column]))
    this.#rows += 1
    if (this.#buffer.length > BUFFERED_CHARACTERS) await this.#flush()
  }

  /** Everything is on disk afterwards. */
  async finish(): Promise<void> {
    await this.#flush()
    await this.#handle.sync()
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }

  async #flush(): Promise<void> {
    const text = this.#buffer
    this.#buffer = ''
    await this.#handle.writeFile(text)
  }
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\n`
}

/** In quotes when it has to be, as Magento writes it. */
function cellOf(cell: Cell): string {
  const text = String(cell ?? '')
  return /[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
