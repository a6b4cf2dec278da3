// The visitor's compare list: the back end's, found again by its random id in this browser's storage. Uses urql, not React.
import {
  AddProductsToCompareListDocument,
  CompareListDocument,
  CreateCompareListDocument,
  RemoveProductsFromCompareListDocument,
  type CompareListFragment,
} from '@loftwood/graphql-types'
import type { Client } from '@urql/core'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { failureKind } from '../platform/data/operation-error.ts'

const UID_KEY = 'loftwood.compare'
/** More columns than this nobody compares. */
export const MAX_COMPARED = 10

/** The id of the list; null where this browser has none. */
export function compareListUid(): string | null {
  try {
    return localStorage.getItem(UID_KEY)
  } catch {
    return null
  }
}

function rememberUid(uid: string): void {
  try {
    localStorage.setItem(UID_KEY, uid)
  } catch {
    // Without storage the list ends with the page.
  }
}

/** The list that this browser has; null where it has none, it is gone, or another customer's. */
async function currentList(client: Client): Promise<CompareListFragment | null> {
  const uid = compareListUid()
  if (uid === null) return null
  const result = await client.query(CompareListDocument, { uid }, { requestPolicy: 'network-only' })
  if (result.error && failureKind(result.error) === 'refused') return null
  return dataOrThrow(result).compareList
}

/** Adds a product, to a new list where there is none. @param productUid Magento's, which encodes the id */
export async function addToCompareList(client: Client, productUid: string): Promise<'added' | 'full'> {
  const current = await currentList(client)
  const items = current?.items ?? []
  if (items.some((item) => item?.product.uid === productUid)) return 'added'
  if (items.length >= MAX_COMPARED) return 'full'
  const products = [atob(productUid)]
  if (current) {
    const input = { uid: current.uid, products }
    dataOrThrow(await client.mutation(AddProductsToCompareListDocument, { input }))
    return 'added'
  }
  const { createCompareList } = dataOrThrow(
    await client.mutation(CreateCompareListDocument, { input: { products } }),
  )
  if (createCompareList) rememberUid(createCompareList.uid)
  return 'added'
}

/** @param item the id of the list's item */
export async function removeFromCompareList(client: Client, uid: string, item: string): Promise<void> {
  const input = { uid, products: [item] }
  dataOrThrow(await client.mutation(RemoveProductsFromCompareListDocument, { input }))
}
