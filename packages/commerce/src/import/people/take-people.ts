// The files of an export's folder that are no catalog, in the order in which one needs the other.
import type { ImportContext } from '../csv/run-import.ts'
import { addressesPart } from './addresses.part.ts'
import { confirmationsPart, customersPart } from './customers.part.ts'
import { downloadsPart, giftCardsPart, storeCreditPart } from './ledgers.part.ts'
import { orderEventsPart, ordersPart } from './orders.part.ts'
import { reviewsPart } from './reviews.part.ts'
import { subscribersPart } from './subscribers.part.ts'
import { takeFile } from './take-file.ts'
import { wishlistsPart } from './wishlists.part.ts'

const parts = [
  customersPart,
  confirmationsPart,
  addressesPart,
  subscribersPart,
  reviewsPart,
  wishlistsPart,
  ordersPart,
  orderEventsPart,
  storeCreditPart,
  giftCardsPart,
  downloadsPart,
]

/** @returns whether every row was taken */
export async function takePeople(folder: string, context: ImportContext): Promise<boolean> {
  const orders = new Set<number>()
  let isWhole = true
  for (const part of parts) isWhole = (await takeFile(folder, part, { ...context, orders })) && isWhole
  return isWhole
}
