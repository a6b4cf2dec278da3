// Writes in transactions of bounded length, so that orders and visitors get their turn in between.
import { setImmediate } from 'node:timers/promises'
import type { ControlledTransaction } from 'kysely'
import type { Database, Write } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'

/** While shoppers are served; a write and its fsync come on top. */
const SERVED_MS = 15
const ALONE_MS = 500

export class Batches {
  readonly #db: Database
  readonly #longestMs: number
  readonly #beforeCommit: (write: Write) => Promise<void>
  #open: { transaction: ControlledTransaction<Tables>; since: number } | undefined

  /** @param beforeCommit writes what has to be in the same transaction, e.g. ids given out */
  constructor(db: Database, isServing: boolean, beforeCommit: (write: Write) => Promise<void>) {
    this.#db = db
    this.#longestMs = isServing ? SERVED_MS : ALONE_MS
    this.#beforeCommit = beforeCommit
  }

  /** Does one small piece of work in the open transaction. */
  async run<Result>(work: (write: Write) => Promise<Result>): Promise<Result> {
    this.#open ??= { transaction: await this.#db.startTransaction().execute(), since: performance.now() }
    const { transaction } = this.#open
    const result = await work(transaction)
    await this.settle()
    return result
  }

  /** Ends a transaction that is open for long: also called where rows pass by without any work. */
  async settle(): Promise<void> {
    if (this.#open && performance.now() - this.#open.since > this.#longestMs) await this.commit()
  }

  async commit(): Promise<void> {
    if (!this.#open) return
    const { transaction } = this.#open
    await this.#beforeCommit(transaction)
    await transaction.commit().execute()
    this.#open = undefined
    await setImmediate()
  }

  async rollback(): Promise<void> {
    await this.#open?.transaction.rollback().execute()
    this.#open = undefined
  }
}
