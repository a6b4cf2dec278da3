// What the writers of an export have at hand.
import type { CommandContext } from '../admin/command.ts'
import type { Database } from '../db/open-database.ts'
import type { Shop } from '../shop.ts'
import type { ExportFolder } from './export-folder.ts'

export interface ExportContext extends Pick<CommandContext, 'config' | 'showProgress' | 'signal'> {
  /** As the shop was when the export began. */
  db: Database
  /** Ids of all products, in the order of the files. */
  products: readonly number[]
  folder: ExportFolder
  shop: Shop
}

/** Called between two pages of rows. @throws when the operator gave up */
export function step({ showProgress, signal }: ExportContext, text: string): void {
  signal.throwIfAborted()
  showProgress(text)
}
