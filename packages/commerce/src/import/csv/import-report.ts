// What an import did: counts, and a file with every row that could not be taken.
import { createWriteStream, mkdirSync } from 'node:fs'
import type { WriteStream } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import type { WriteOutcome } from '../write-product.ts'

type Counted = WriteOutcome | 'removed' | 'failed'

/** Number of bad rows that are also printed on the terminal. */
const TOLD = 20

export class ImportReport {
  readonly counts: Record<Counted, number> = { added: 0, changed: 0, unchanged: 0, removed: 0, failed: 0 }
  readonly #file: string
  readonly #print: (line: string) => void
  #stream: WriteStream | undefined

  /** @param folder where the file with the bad rows goes, if there are any, under a name that begins with the last */
  constructor(folder: string, print: (line: string) => void, name = 'import') {
    this.#file = join(folder, `${name}-${new Date().toISOString().replace(/[:.]/gu, '-')}.csv`)
    this.#print = print
  }

  count(outcome: Counted): void {
    this.counts[outcome] += 1
  }

  bad(line: number, sku: string | undefined, reason: string): void {
    this.counts.failed += 1
    if (!this.#stream) {
      mkdirSync(join(this.#file, '..'), { recursive: true })
      this.#stream = createWriteStream(this.#file, { mode: 0o600 })
      this.#stream.write('line,sku,reason\n')
    }
    this.#stream.write(`${line},${quoted(sku ?? '')},${quoted(reason)}\n`)
    if (this.counts.failed <= TOLD) this.#print(`line ${line}${sku ? `, ${sku}` : ''}: ${reason}`)
  }

  /** Prints the counts. @returns whether every row was taken */
  async finish(seconds: number): Promise<boolean> {
    const { added, changed, unchanged, removed, failed } = this.counts
    this.#print(
      `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} switched off, ${failed} rows not taken, in ${seconds.toFixed(1)} s, with ${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory at most`,
    )
    if (this.#stream) {
      this.#stream.end()
      await once(this.#stream, 'close')
      this.#print(`Every row that was not taken, with its reason: ${this.#file}`)
    }
    return failed === 0
  }
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
