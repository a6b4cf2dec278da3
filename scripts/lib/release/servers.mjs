/** What each server's release is made of. Paths are from packages/, and the same in the release's folder. */

/**
 * @typedef {object} ReleasedServer
 * @property {import('../services.mjs').ServiceName} name
 * @property {readonly string[]} entries modules to compile with all that they import
 * @property {readonly string[]} files files and folders that the modules read
 * @property {readonly string[]} builtModules modules among the files: what they import is copied too
 * @property {Readonly<Record<string, string>>} commands scripts of its package.json, and the module of each
 * @property {readonly string[]} pictures files that do not count to its size
 * @property {number} maxMb
 */

/** @type {readonly ReleasedServer[]} */
export const RELEASED_SERVERS = [
  {
    name: 'commerce',
    entries: ['commerce/src/main.ts', 'commerce/src/admin.ts'],
    files: ['commerce/src/db/schema', 'demo-store/data', 'graphql-types/schema'],
    builtModules: [],
    commands: { start: 'commerce/src/main.js', admin: 'commerce/src/admin.js' },
    pictures: ['demo-store/data/pictures'],
    maxMb: 60,
  },
  {
    name: 'middleware',
    entries: ['middleware/src/main.ts'],
    files: ['graphql-types/schema'],
    builtModules: [],
    commands: { start: 'middleware/src/main.js' },
    pictures: [],
    maxMb: 40,
  },
  {
    name: 'storefront',
    // Brands are loaded by their names, the worker by its address.
    entries: [
      'storefront/server/main.ts',
      'storefront/server/models/model-worker.ts',
      'storefront/brands/*/brand.ts',
    ],
    files: [
      'storefront/dist',
      'storefront/public',
      'storefront/brands/*/messages',
      'storefront/brands/*/public',
    ],
    builtModules: ['storefront/dist/server/entry.mjs'],
    commands: { start: 'storefront/server/main.js' },
    pictures: [],
    maxMb: 90,
  },
]
