// An export from first to last: every file from the same moment of the shop.
import type { CommandContext } from '../admin/command.ts'
import { productIds } from './catalog/load-products.ts'
import { copyFiles } from './catalog/copy-files.ts'
import { writeAttributes } from './catalog/write-attributes.ts'
import { writeCategories } from './catalog/write-categories.ts'
import { writeDownloadableTranslations, writePrices, writeProducts } from './catalog/write-products.ts'
import { writeAddresses, writeConfirmations, writeCustomers } from './people/write-customers.ts'
import { writeSubscribers } from './people/write-subscribers.ts'
import { writeReviews } from './people/write-reviews.ts'
import { writeWishlists } from './people/write-wishlists.ts'
import { writeDownloads, writeGiftCards, writeStoreCredit } from './sales/write-ledgers.ts'
import { writeOrderEvents, writeOrderItems, writeOrders } from './sales/write-orders.ts'
import type { ExportContext } from './export-context.ts'
import { ExportFolder } from './export-folder.ts'
import { withSnapshot } from './snapshot.ts'

/** What is counted -> what writes it, in the order of the files. */
const writers: Readonly<Record<string, (context: ExportContext) => Promise<number>>> = {
  'options of attributes': writeAttributes,
  'rows of categories': writeCategories,
  products: writeProducts,
  'translations of downloadable products': writeDownloadableTranslations,
  'prices by quantity': writePrices,
  customers: writeCustomers,
  addresses: writeAddresses,
  'confirmed e-mail addresses': writeConfirmations,
  'newsletter subscribers': writeSubscribers,
  reviews: writeReviews,
  'items of wishlists': writeWishlists,
  orders: writeOrders,
  'items of orders': writeOrderItems,
  'invoices, shipments and comments': writeOrderEvents,
  'entries of store credit': writeStoreCredit,
  'gift cards': writeGiftCards,
  'purchased downloads': writeDownloads,
}

/** @throws {Error} when the folder is not empty, or a file cannot be written; the folder is empty then */
export async function runExport(path: string, context: CommandContext): Promise<void> {
  const { config, print, showProgress, signal, services } = context
  const folder = await ExportFolder.create(path)
  try {
    await withSnapshot(config.dataDir, async (db) => {
      const products = await productIds(db)
      const shared: ExportContext = {
        db,
        products,
        folder,
        shop: services.shop,
        config,
        showProgress,
        signal,
      }
      for (const [name, write] of Object.entries(writers)) print(`${await write(shared)} ${name}`)
      const { copied, missing } = await copyFiles(shared)
      print(`${copied} pictures and files${missing > 0 ? `, ${missing} were not found` : ''}`)
    })
  } catch (error) {
    await folder.empty()
    throw error
  }
  print(`Written: ${path}. It holds personal data: delete it once it is imported.`)
}
