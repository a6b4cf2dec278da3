import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * The three servers, in the order in which they need each other: where they live, their default port,
 * and the environment that points each at the others.
 */

/** @typedef {'commerce' | 'middleware' | 'storefront'} ServiceName */
/** @typedef {Record<ServiceName, string>} Origins e.g. `http://127.0.0.1:4100` */

/**
 * @typedef {object} Service
 * @property {ServiceName} name
 * @property {string} dir from the root
 * @property {string} portVariable environment variable that changes the port of `pnpm start`
 * @property {number} port
 * @property {boolean} isWatched whether `pnpm dev` restarts it on a change (the storefront reloads itself)
 * @property {(origins: Origins) => Record<string, string>} env
 */

/**
 * What people open, and links and canonical addresses are made of: PUBLIC_URL, else this machine.
 * @param {string} origin
 */
const publicUrl = (origin) => process.env['PUBLIC_URL'] ?? origin.replace('127.0.0.1', 'localhost')

/** Lets the back end purge the caches in front of it; a new one for each start unless it is set. */
const PURGE_SECRET = process.env['PURGE_SECRET'] ?? randomBytes(24).toString('hex')

/** @type {readonly Service[]} */
export const SERVICES = [
  {
    name: 'commerce',
    dir: 'packages/commerce',
    portVariable: 'COMMERCE_PORT',
    port: 4100,
    isWatched: true,
    env: ({ commerce, middleware, storefront }) => ({
      HOST: '127.0.0.1',
      PURGE_SECRET,
      PURGE_URLS: `${middleware}/cache/purge,${storefront}/cache/purge`,
      PUBLIC_URL: commerce,
      STOREFRONT_URL: publicUrl(storefront),
    }),
  },
  {
    name: 'middleware',
    dir: 'packages/middleware',
    portVariable: 'MIDDLEWARE_PORT',
    port: 4000,
    isWatched: true,
    env: ({ commerce, storefront }) => ({
      HOST: '127.0.0.1',
      ALLOWED_ORIGINS: process.env['ALLOWED_ORIGINS'] ?? `${publicUrl(storefront)},${storefront}`,
      PUBLIC_URL: publicUrl(storefront),
      PURGE_SECRET,
      COMMERCE_GRAPHQL_URL: `${commerce}/graphql`,
    }),
  },
  {
    name: 'storefront',
    dir: 'packages/storefront',
    portVariable: 'STOREFRONT_PORT',
    port: 3000,
    isWatched: false,
    env: ({ commerce, middleware, storefront }) => ({
      PURGE_SECRET,
      // The embedded back end's shop; another one's is given by whoever starts it.
      BRAND: process.env['BRAND'] ?? 'loftwood',
      MIDDLEWARE_URL: middleware,
      MEDIA_URL: `${commerce}/media`,
      PUBLIC_URL: publicUrl(storefront),
    }),
  },
]

/**
 * What starts it: Node's arguments and the variables of the package's own `start`, which is how operators start it too.
 * `exec` lets Node take the place of the shell that npm and pnpm start, so that it gets the signals they pass on.
 * @param {string} folder with the server's package.json
 * @returns {{ args: string[], env: Record<string, string> }}
 */
export function startCommand(folder) {
  const { name, scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [, variables = '', args] = /^((?:\w+=\S+ )*)exec node (.+)$/.exec(scripts.start) ?? []
  if (!args) throw new Error(`${name}: "start" has to be variables, exec node and its arguments`)
  const env = Object.fromEntries(variables.split(' ').flatMap((part) => (part ? [part.split('=')] : [])))
  return { args: args.split(' '), env }
}

/** Where it is in a checkout. @param {Service} service */
export const sourceFolder = ({ dir }) => join(ROOT, dir)

/** Where `pnpm build:release` puts it. @param {Pick<Service, 'name'>} service */
export const releaseFolder = ({ name }) => join(ROOT, 'release', name)
