/**
 * Who may import whom: the only place where package boundaries are written down for machines.
 * The same table for people is in docs/architecture.md; a check compares the two.
 */

/** Every package of the workspace is published (or would be) under this scope. */
export const SCOPE = '@loftwood/'

/**
 * @typedef {object} Allowance
 * @property {string} name package name without the scope
 * @property {string[]} [entries] entry points that may be used, e.g. `contract`; all public ones when absent
 * @property {boolean} [typesOnly] only `import type` and `export type`
 */

/** @type {Readonly<Record<string, readonly Allowance[]>>} package name without the scope -> what it may import */
export const MAY_IMPORT = {
  'graphql-types': [],
  'demo-store': [],
  'http-cache': [],
  'http-server': [],
  ui: [],
  // Its picture generator reads the demo store's files; what the browser gets imports nothing.
  furniture: [{ name: 'demo-store' }],
  commerce: [{ name: 'demo-store' }, { name: 'graphql-types' }, { name: 'http-server' }],
  middleware: [{ name: 'graphql-types' }, { name: 'http-cache' }, { name: 'http-server' }],
  client: [{ name: 'graphql-types' }, { name: 'middleware', entries: ['contract'], typesOnly: true }],
  // The 3D view builds the pieces from the model that the pictures are made from.
  storefront: [
    { name: 'client' },
    { name: 'ui' },
    { name: 'graphql-types' },
    { name: 'http-cache' },
    { name: 'http-server' },
    { name: 'furniture' },
  ],
  tests: [
    { name: 'client' },
    { name: 'commerce' },
    { name: 'demo-store' },
    { name: 'furniture' },
    { name: 'graphql-types' },
    { name: 'http-cache' },
    { name: 'middleware' },
    { name: 'storefront' },
    { name: 'ui' },
  ],
}

/**
 * Relative imports end at the package's own folder, except for these.
 * The test harness starts the three servers with the code behind `pnpm start`.
 * @type {Readonly<Record<string, readonly string[]>>} package name -> folders from the root
 */
export const MAY_REACH = { tests: ['scripts/lib'] }

/**
 * Inside `src/` of the storefront and of the back end: one folder per domain and the others it may import, which stand above it in the list,
 * so that there are no circles. Every folder may import `platform`, which knows no domain, and files directly in `src/`.
 * Pages and the server put the shop together from all of them.
 * @type {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>} package -> folder -> folders
 */
export const FOLDERS = {
  commerce: {
    refusals: [],
    platform: ['refusals'],
    db: [],
    mail: ['db'],
    admin: ['db'],
    catalog: ['refusals', 'db'],
    product: ['refusals', 'db', 'catalog'],
    search: ['refusals', 'db', 'catalog', 'product'],
    content: ['refusals', 'db', 'catalog', 'product'],
    customer: ['refusals', 'db', 'mail'],
    review: ['refusals', 'db', 'admin', 'product', 'customer'],
    cart: ['refusals', 'db', 'catalog', 'product', 'customer'],
    wishlist: ['refusals', 'db', 'mail', 'product', 'customer', 'cart'],
    order: ['refusals', 'db', 'mail', 'admin', 'product', 'customer', 'cart'],
    checkout: ['refusals', 'db', 'mail', 'customer', 'cart', 'order'],
    store: ['refusals', 'db', 'mail', 'catalog', 'customer', 'order'],
    privacy: ['db', 'admin', 'customer', 'order'],
    import: ['db', 'admin', 'catalog', 'product', 'content'],
    server: [
      'refusals',
      'db',
      'catalog',
      'product',
      'search',
      'content',
      'customer',
      'review',
      'cart',
      'wishlist',
      'order',
      'checkout',
      'store',
      'privacy',
    ],
  },
  storefront: {
    platform: [],
    store: [],
    content: ['store'],
    search: ['store'],
    cart: ['store'],
    wishlist: ['cart'],
    customer: ['store', 'wishlist'],
    product: ['store', 'cart', 'wishlist'],
    catalog: ['store', 'product'],
    home: ['store', 'product'],
    checkout: ['cart', 'customer'],
    order: ['store', 'cart', 'customer', 'checkout'],
    app: [
      'store',
      'content',
      'search',
      'cart',
      'wishlist',
      'customer',
      'product',
      'catalog',
      'home',
      'checkout',
      'order',
    ],
  },
}
