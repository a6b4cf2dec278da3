// Whose products the shop sells: the demonstration's, which its files rule, or the operator's own, which imports rule.
import type { Database } from '../../db/open-database.ts'
import { clearCatalog } from '../clear-catalog.ts'
import { claimForImports, isImported } from '../catalog-source.ts'

/**
 * Makes the catalog the operator's own; from then on no start of the shop fills it from files.
 * @throws {Error} when the demonstration's products are there and shall stay
 */
export async function claimCatalog(db: Database, isReplacing: boolean): Promise<void> {
  if (await isImported(db)) return
  const first = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (first && !isReplacing) {
    throw new Error(
      'The shop shows the demonstration catalog. Add --replace to put the imported products in its place; ' +
        'customers and orders stay.',
    )
  }
  await db.transaction().execute(async (write) => {
    await clearCatalog(write)
    await claimForImports(write)
  })
}
