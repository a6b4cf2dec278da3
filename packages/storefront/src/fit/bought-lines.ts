// The lines of a cart or an order as what has to fit a home: beds with places, mattresses, cartons.
import { readFit, type Carton, type MattressFacts, type SleepingPlace } from '@loftwood/fit/fit-attributes'
import { fitVariants, type FitProduct } from './fit-products.ts'

export interface BoughtPart {
  name: string
  /** Of the chosen option; absent where it is unknown. */
  uid?: string
  quantity: number
}

export interface BoughtLine {
  id: string
  name: string
  /** Of the product: its sku, or its key in addresses. */
  key: string
  /** Sku of what is shipped. */
  variantSku: string | null
  quantity: number
  /** What was chosen of a set. */
  parts: readonly BoughtPart[]
}

/** Places, mattresses and cartons are those of one piece of the line. */
export interface BoughtFit extends BoughtLine {
  product: FitProduct
  places: readonly SleepingPlace[]
  mattress: MattressFacts | null
  topper: MattressFacts | null
  /** Mattresses that come with a set, each once. */
  included: MattressFacts[]
  cartons: readonly Carton[]
}

/** The last part of an option's uid is its quantity. */
function withoutQuantity(uid: string | undefined): string | undefined {
  try {
    return uid && atob(uid).split('/').slice(0, 3).join('/')
  } catch {
    return uid
  }
}

/** The chosen parts of a set, each repeated by its quantity. */
function partsOf(line: BoughtLine, product: FitProduct) {
  if (product.__typename !== 'BundleProduct') return []
  const options = (product.items ?? []).flatMap((item) => item?.options ?? []).filter((one) => one !== null)
  return line.parts.flatMap(({ uid, name, quantity }) => {
    const option = options.find((one) =>
      uid === undefined ? one.product?.name === name : withoutQuantity(one.uid) === withoutQuantity(uid),
    )
    const fit = option?.product && readFit(option.product)
    return fit ? Array.from({ length: quantity }, () => fit) : []
  })
}

/** The set's own facts where it has some, else those of its chosen parts. */
function setFit(line: BoughtLine, product: FitProduct) {
  const own = readFit(product)
  const parts = partsOf(line, product)
  const isBoxed = parts.length > 0 && parts.every(({ cartons }) => cartons.length > 0)
  return {
    places: own.beds.length > 0 ? own.beds : parts.flatMap(({ beds }) => beds),
    mattress: own.mattress,
    topper: own.topper,
    included: parts.flatMap(({ mattress }) => mattress ?? []),
    cartons: isBoxed ? parts.flatMap(({ cartons }) => cartons) : own.cartons,
  }
}

/** Product types that are never shipped. */
const UNSENT: readonly string[] = ['VirtualProduct', 'DownloadableProduct', 'GiftCardProduct']

/** @param count of all lines, found or not @returns whether the cartons of everything that is shipped are known */
export const hasAllCartons = (lines: readonly BoughtFit[], count: number): boolean =>
  lines.length === count &&
  lines.every(({ cartons, product }) => cartons.length > 0 || UNSENT.includes(product.__typename))

/** Lines of products that the back end does not have any more are left out. */
export function boughtFits(lines: readonly BoughtLine[], products: readonly FitProduct[]): BoughtFit[] {
  return lines.flatMap((line): BoughtFit[] => {
    const product = products.find(({ sku, url_key }) => sku === line.key || url_key === line.key)
    if (!product) return []
    if (product.__typename === 'BundleProduct') return [{ ...line, product, ...setFit(line, product) }]
    const variant = fitVariants(product).find((one) => one.product?.sku === line.variantSku)?.product
    const { beds: places, mattress, topper, cartons } = readFit(variant ?? product, product)
    return [{ ...line, product, places, mattress, topper, included: [], cartons }]
  })
}
