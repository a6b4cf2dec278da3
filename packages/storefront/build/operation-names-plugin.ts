// Vite plugin: hydration needs only the names of operations, so the browser's build gets these in place of their documents. Their
// texts come with the first request (src/platform/data). What no first load names is a module of its own.
import { fileURLToPath } from 'node:url'
import * as operations from '@loftwood/graphql-types'
import { publicReads } from '@loftwood/graphql-types/public-reads'
import type { DocumentNode } from 'graphql'
import type { Plugin } from 'vite'

const LATER = 'virtual:later-operation-names'

/** What first loads of public pages name. The build prints their sizes: one that is missing here takes all others along. */
const FIRST = new Set([
  'addProductsToCart',
  'addProductsToGuestWishlist',
  'addProductsToWishlist',
  'cart',
  'cartTotalQty',
  'categories',
  'categoryList',
  'cmsBlocks',
  'cmsPage',
  'guestWishlist',
  'guestWishlistItemsCount',
  'pinterestOptions',
  'productCards',
  'productDetails',
  'products',
  'relatedProducts',
  'removeItemFromCart',
  'removeProductsFromGuestWishlist',
  'removeProductsFromWishlist',
  'route',
  'sharedWishlist',
  'storeConfig',
  'subscribeEmailToNewsletter',
  'topCategories',
  'updateCartItems',
  'updateProductsInGuestWishlist',
  'updateProductsInWishlist',
  'upsellProducts',
  'wishlist',
  'wishlistItemsCount',
])

function namesCode(isLater: boolean): string {
  const documents = Object.entries(operations) as unknown as [string, DocumentNode][]
  const names = documents.flatMap(([constant, { definitions }]) => {
    const [operation] = definitions
    if (operation?.kind !== 'OperationDefinition') return []
    const name = operation.name?.value ?? ''
    if (FIRST.has(name) === isLater) return []
    return `export const ${constant} = /*#__PURE__*/ named('${operation.operation}', '${name}')`
  })
  const others = isLater ? [] : [`export * from '${LATER}'`]
  return ["import { named } from '@loftwood/graphql-types/named'", ...others, ...names].join('\n')
}

const MODULES: Readonly<Record<string, () => string>> = {
  '@loftwood/graphql-types': () => namesCode(false),
  [LATER]: () => namesCode(true),
  '@loftwood/graphql-types/public-reads': () =>
    `export const publicReads = /*#__PURE__*/ new Set('${[...publicReads].join(' ')}'.split(' '))`,
}

/** urql's core would take a parser and a printer of documents along. */
const SYNTAX = '@0no-co/graphql.web'
const syntaxFile = fileURLToPath(new URL('../src/platform/data/urql-syntax.ts', import.meta.url))
const isCore = (importer: string | undefined) => importer?.includes('/@urql/core/') === true

/** Serves the names to browsers alone. */
export function operationNamesPlugin(): Plugin {
  return {
    name: 'loftwood:operation-names',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (id === SYNTAX && isCore(importer)) return syntaxFile
      return Object.hasOwn(MODULES, id) ? `\0${id}` : undefined
    },
    load(id) {
      const code = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined
      return code && { code: code(), moduleSideEffects: false }
    },
  }
}
