// Codegen plugin: operations by their names alone, under the constants that the plugin typed-document-node gives them. What
// no first load names is a module of its own.
import { definitionsOf, nameOf } from './definitions.mjs'

/** `algolia_config` -> `Algolia_ConfigDocument` */
const constantOf = (/** @type {string} */ name) =>
  `${name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('_')}Document`

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
  'updateCartItems',
  'updateProductsInGuestWishlist',
  'updateProductsInWishlist',
  'upsellProducts',
  'wishlist',
  'wishlistItemsCount',
])

/**
 * @param {unknown} _schema
 * @param {Parameters<typeof definitionsOf>[0]} files
 * @param {{ isLater: boolean }} config
 */
export const plugin = (_schema, files, { isLater }) => ({
  prepend: [
    "import { named } from '../named.ts';",
    ...(isLater ? [] : ["export * from './later-operation-names.ts';"]),
  ],
  content: definitionsOf(files, 'OperationDefinition')
    .filter((definition) => FIRST.has(nameOf(definition)) !== isLater)
    .map((definition) => {
      const name = nameOf(definition)
      return `export const ${constantOf(name)} = /*#__PURE__*/ named('${definition.operation}', '${name}');`
    })
    .join('\n'),
})
